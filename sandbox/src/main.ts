import { startSandbox } from './start.ts';

const DEFAULT_PORT = 3100;

const { SANDBOX_PORT, SITE_URL } = process.env;
const sandbox = await startSandbox({
	port: SANDBOX_PORT ? Number(SANDBOX_PORT) : DEFAULT_PORT,
	logger: true,
	...(SITE_URL ? { siteUrl: SITE_URL } : {}),
});
console.log(`Песочница: ${sandbox.url}`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void sandbox.close());
