export * from '@nonokit/board-dom';
