import { fileURLToPath } from 'node:url';

/** All that the world said during the last run of the tests: one line an event. Absolute path. */
export const WORLD_LOG = fileURLToPath(new URL('./results/world.log', import.meta.url));

/** The same of the second world, in which avtocod alone is asked. */
export const AVTOCOD_WORLD_LOG = fileURLToPath(new URL('./results/avtocod-world.log', import.meta.url));

/** What tests of the run have held of people's secrets, a line each: none of them may stand in the logs. */
export const SECRETS = fileURLToPath(new URL('./results/secrets.txt', import.meta.url));
