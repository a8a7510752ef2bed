/**
 * A `fetch` for a library that sets no deadline of its own and takes an answer which it cannot read for a
 * good one. Rejects where the whole answer has not come in so many ms, and where a success is no JSON.
 */
export function fetchWithin(ms: number): typeof fetch {
	return async (address, init = {}) => {
		const deadline = AbortSignal.timeout(ms);
		const signal = init.signal ? AbortSignal.any([init.signal, deadline]) : deadline;
		const response = await fetch(address, { ...init, signal });
		if (response.ok) return Response.json(await response.json());
		return new Response((await response.text()) || null, { status: response.status });
	};
}
