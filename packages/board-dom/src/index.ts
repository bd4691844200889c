export * from './stub.js';
