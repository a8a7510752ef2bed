/**
 * A page's message to a worker. `version`: tell yours through the port. `take-over`: stop waiting. `leave`:
 * who was signed in is not.
 */
export type ToWorker = 'version' | 'take-over' | 'leave';
