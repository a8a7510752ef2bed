import pg from 'pg';
import { STORE_USER } from './cluster.ts';

/** Under whom the application asks the embedded store: owns its database, and may do nothing beyond it. */
export const APPLICATION_ROLE = 'avtosverka_app';

/** Any number; the lock lives in the application's own database. */
const ROLE_LOCK = 0x524f_4c45;

const OWN_OBJECTS = `
select format('alter schema %I owner to ${APPLICATION_ROLE}', nspname) as command
from pg_namespace
where nspname !~ '^pg_' and nspname <> 'information_schema' and nspowner = current_user::regrole
union all
select format(
	'alter %s %s owner to ${APPLICATION_ROLE}',
	case relkind when 'S' then 'sequence' when 'v' then 'view' when 'm' then 'materialized view' else 'table' end,
	pg_class.oid::regclass
)
from pg_class join pg_namespace on pg_namespace.oid = relnamespace
where nspname !~ '^pg_' and nspname <> 'information_schema' and relowner = current_user::regrole
	and relkind in ('r', 'p', 'v', 'm', 'S')
	and not (relkind = 'S' and exists (
		select from pg_depend where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype in ('a', 'i')
	))
union all
select format('alter routine %s owner to ${APPLICATION_ROLE}', pg_proc.oid::regprocedure)
from pg_proc join pg_namespace on pg_namespace.oid = pronamespace
where nspname !~ '^pg_' and nspname <> 'information_schema' and proowner = current_user::regrole
union all
select format('alter type %s owner to ${APPLICATION_ROLE}', pg_type.oid::regtype)
from pg_type join pg_namespace on pg_namespace.oid = typnamespace
where nspname !~ '^pg_' and nspname <> 'information_schema' and typowner = current_user::regrole
	and typtype in ('e', 'd')`;

/**
 * Makes the application's role, which is no superuser, and gives it the database with all that an earlier
 * version has made there under its superuser. Processes that start together do it one after the other.
 */
export async function makeApplicationRole(
	port: number,
	password: string,
	rolePassword: string,
): Promise<void> {
	const client = new pg.Client({
		host: '127.0.0.1',
		port,
		user: STORE_USER,
		password,
		database: STORE_USER,
	});
	await client.connect();
	try {
		await client.query('select pg_advisory_lock($1)', [ROLE_LOCK]);
		const { rowCount } = await client.query('select from pg_roles where rolname = $1', [APPLICATION_ROLE]);
		if (!rowCount) await client.query(`create role ${APPLICATION_ROLE} login`);
		await client.query(`alter role ${APPLICATION_ROLE} password ${client.escapeLiteral(rolePassword)}`);
		await client.query(`alter database ${STORE_USER} owner to ${APPLICATION_ROLE}`);
		const { rows } = await client.query<{ command: string }>(OWN_OBJECTS);
		for (const { command } of rows) await client.query(command);
	} finally {
		// Ending the connection releases the lock in any case.
		await client.end();
	}
}
