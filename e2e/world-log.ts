import { fileURLToPath } from 'node:url';

/** All that the world said during the last run of the tests: one line an event. Absolute path. */
export const WORLD_LOG = fileURLToPath(new URL('./results/world.log', import.meta.url));

/** The same of the second world, in which avtocod alone is asked. */
export const AVTOCOD_WORLD_LOG = fileURLToPath(new URL('./results/avtocod-world.log', import.meta.url));
