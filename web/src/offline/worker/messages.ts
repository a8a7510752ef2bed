/** A page's message to a worker. `version`: tell yours through the port. `take-over`: stop waiting. */
export type ToWorker = 'version' | 'take-over';
