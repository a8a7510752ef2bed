type Head = {
	readonly size: number;
	readonly pieces: readonly { readonly at: number; readonly rows: number; readonly columns: number }[];
};

/** The model that `shrinkModel` of scripts/build stored: its large weights are floats again. */
export function rebuildModel(packed: ArrayBuffer): Uint8Array {
	const view = new DataView(packed);
	const headEnd = 4 + view.getUint32(0, true);
	const { size, pieces }: Head = JSON.parse(new TextDecoder().decode(new Uint8Array(packed, 4, headEnd - 4)));
	const model = new Uint8Array(size);
	let [read, written] = [headEnd, 0];
	const copyUntil = (end: number) => {
		model.set(new Uint8Array(packed, read, end - written), written);
		read += end - written;
	};
	for (const { at, rows, columns } of pieces) {
		copyUntil(at);
		written = at + rows * columns * 4;
	}
	copyUntil(size);
	let signsAt = read + pieces.reduce((sum, { rows }) => sum + rows * 4, 0);
	for (const { at, rows, columns } of pieces) {
		const values = new Float32Array(rows * columns);
		const signs = new Int8Array(packed, signsAt, rows * columns);
		for (let row = 0; row < rows; row++) {
			const scale = view.getFloat32(read + row * 4, true);
			for (let place = row * columns; place < (row + 1) * columns; place++) {
				values[place] = (signs[place] as number) * scale;
			}
		}
		model.set(new Uint8Array(values.buffer), at);
		read += rows * 4;
		signsAt += rows * columns;
	}
	return model;
}
