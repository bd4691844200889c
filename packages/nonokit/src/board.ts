export * from '@nonokit/board';
export * from '@nonokit/board-dom';
