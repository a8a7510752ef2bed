import { findProgram, installDebian } from './programs.js';

/** What `deploy/` is tried with: program and Debian's package. */
const TOOLS = {
	nginx: 'nginx-light',
	haproxy: 'haproxy',
	pgbouncer: 'pgbouncer',
	caddy: 'caddy',
	promtool: 'prometheus',
	'systemd-analyze': 'systemd',
};

/** Installs Debian's programs that the tests of `deploy/` run, where they are missing; they fail without. */
export function ensureDeployTools() {
	const missing = Object.entries(TOOLS).filter(([program]) => !findProgram(program));
	if (missing.length === 0) return;

	const packages = missing.map(([, name]) => name);
	installDebian('программы для проверки deploy/', ['--no-install-recommends', ...packages]);
}
