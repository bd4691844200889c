/** Japanese messages about a site that does not answer as sites do. */
import type { Translation } from '@nonokit/core';

const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'そこにサーバーがありません。アドレスとポートを確認してください',
  ENOTFOUND: 'その名前は存在しません。アドレスとネットワークを確認してください',
  EAI_AGAIN: '名前を調べられませんでした。ネットワークを確認してください',
  ECONNRESET: '接続が切れました。もう一度お試しください',
  ETIMEDOUT: '時間がかかりすぎます。もう一度お試しください',
};

export const CLIENT_JA: Translation<typeof import('../en/client.js')> = {
  noConnection: ({ site, reason }) => `${site}から応答がありません：${REASONS[reason] ?? reason}`,
  unreadableAnswer: () => 'Nonokitのサイトの応答ではありません。アドレスを確認してください',
};
