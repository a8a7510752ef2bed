import { findProgram, installDebian } from './programs.js';

/** What `deploy/` is tried with: program and Debian's package. */
const TOOLS = {
	nginx: 'nginx-light',
	haproxy: 'haproxy',
	pgbouncer: 'pgbouncer',
	caddy: 'caddy',
	pg_basebackup: 'postgresql',
	promtool: 'prometheus',
	'systemd-analyze': 'systemd',
};

/** What `npm run cluster` runs; Patroni comes without the Python that it speaks to etcd with. */
const CLUSTER_TOOLS = {
	patroni: 'patroni python3-etcd python3-psycopg2',
	etcd: 'etcd-server',
	etcdctl: 'etcd-client',
	pgbouncer: 'pgbouncer',
	haproxy: 'haproxy',
	nginx: 'nginx-light',
	caddy: 'caddy',
	openssl: 'openssl',
	pg_ctlcluster: 'postgresql',
};

/** Installs Debian's programs that the tests of `deploy/` run, where they are missing; they fail without. */
export function ensureDeployTools() {
	ensureTools('программы для проверки deploy/', TOOLS);
}

/** Installs what a cluster on one machine consists of, where it is missing. */
export function ensureClusterTools() {
	ensureTools('программы кластера', CLUSTER_TOOLS);
}

/**
 * @param {string} what
 * @param {Record<string, string>} tools
 */
function ensureTools(what, tools) {
	const missing = Object.entries(tools).filter(([program]) => !findProgram(program));
	if (missing.length === 0) return;

	const packages = missing.flatMap(([, names]) => names.split(' '));
	installDebian(what, ['--no-install-recommends', ...packages]);
}
