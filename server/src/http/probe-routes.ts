/** What balancers and supervisors ask every second, also while a process is not ready or full. */
export const PROBE_ROUTES: readonly (string | undefined)[] = ['/healthz', '/readyz'];
