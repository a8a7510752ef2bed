import type { FastifyBaseLogger } from 'fastify';

/** The little that the store says aloud. */
export type StoreLog = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
