import { startSandbox } from './start.ts';

const DEFAULT_PORT = 3100;

const { SANDBOX_PORT, SANDBOX_SMTP_PORT, SITE_URL } = process.env;
const sandbox = await startSandbox({
	port: SANDBOX_PORT ? Number(SANDBOX_PORT) : DEFAULT_PORT,
	logger: true,
	...(SANDBOX_SMTP_PORT ? { smtpPort: Number(SANDBOX_SMTP_PORT) } : {}),
	...(SITE_URL ? { siteUrl: SITE_URL } : {}),
});
console.log(`Песочница: ${sandbox.url}, почта: ${sandbox.smtpUrl}`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void sandbox.close());
