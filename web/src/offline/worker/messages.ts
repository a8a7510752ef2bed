/**
 * What a page says to a worker. `version`: tell yours, through the port that comes along. `take-over`: stop
 * waiting.
 */
export type ToWorker = 'version' | 'take-over';
