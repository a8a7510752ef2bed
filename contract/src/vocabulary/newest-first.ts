/** Records, the newest first; undated ones last. Records of one day keep their order. */
export function newestFirst<Row>(rows: readonly Row[], dayOf: (row: Row) => string | null): Row[] {
	return rows.toSorted((one, other) => {
		const [first, second] = [dayOf(one) ?? '', dayOf(other) ?? ''];
		if (first === second) return 0;
		return first < second ? 1 : -1;
	});
}
