import proto, { type onnx as Onnx } from 'onnx-proto';

/** A weight of so many numbers or more is stored as int8. */
const LARGE = 1_000;

type Piece = { readonly at: number; readonly rows: number; readonly columns: number };

/**
 * A model in the form that `rebuildModel` of web/src/picture-reading reads: what it consists of without its
 * large weights, and these as int8 with a scale a row. Brotli then halves it again.
 */
export function shrinkModel(model: Onnx.ModelProto): Uint8Array {
	const large = weightsOf(model).filter((tensor) => valuesOf(tensor).length >= LARGE);
	const bytes = Buffer.from(proto.onnx.ModelProto.encode(model).finish());
	const pieces: Piece[] = [];
	const [rest, scales, signs]: [Buffer[], Buffer[], Buffer[]] = [[], [], []];
	let copied = 0;
	for (const tensor of large) {
		const raw = Buffer.from(tensor.rawData as Uint8Array);
		const at = bytes.indexOf(raw, copied);
		if (at < 0) throw new Error(`the weights of ${tensor.name} are not in the model's bytes`);
		const values = valuesOf(tensor);
		const rows = Number(tensor.dims?.[0]);
		const columns = values.length / rows;
		const packed = quantise(values, rows, columns);
		rest.push(bytes.subarray(copied, at));
		scales.push(Buffer.from(packed.scales.buffer));
		signs.push(Buffer.from(packed.signs.buffer));
		pieces.push({ at, rows, columns });
		copied = at + raw.length;
	}
	rest.push(bytes.subarray(copied));
	const head = Buffer.from(JSON.stringify({ size: bytes.length, pieces }));
	const length = Buffer.alloc(4);
	length.writeUInt32LE(head.length);
	return Buffer.concat([length, head, ...rest, ...scales, ...signs]);
}

/** Leaves the recogniser's last layer with some of its classes; their order becomes that of `kept`. */
export function keepClasses(model: Onnx.ModelProto, classes: readonly number[]): void {
	const all = Number(model.graph?.output?.[0]?.type?.tensorType?.shape?.dim?.[2]?.dimValue);
	const heads = weightsOf(model).filter((tensor) => Number(tensor.dims?.at(-1)) === all);
	if (heads.length !== 2) throw new Error('the recogniser has another head than the one that is known');
	for (const tensor of heads) {
		const values = valuesOf(tensor);
		const rows = values.length / all;
		const cut = new Float32Array(rows * classes.length);
		for (let row = 0; row < rows; row++) {
			classes.forEach((from, to) => {
				cut[row * classes.length + to] = values[row * all + from] as number;
			});
		}
		tensor.dims = [...(tensor.dims ?? []).slice(0, -1), classes.length];
		tensor.rawData = new Uint8Array(cut.buffer);
		tensor.floatData = [];
	}
	const last = model.graph?.output?.[0]?.type?.tensorType?.shape?.dim?.[2];
	if (last) last.dimValue = classes.length;
}

/** Every float tensor of a model, all with their bytes in `rawData`. */
function weightsOf(model: Onnx.ModelProto): Onnx.ITensorProto[] {
	const constants = (model.graph?.node ?? []).flatMap((node) =>
		(node.attribute ?? []).flatMap(({ t }) => (t ? [t] : [])),
	);
	const tensors = [...constants, ...(model.graph?.initializer ?? [])];
	return tensors.filter(({ dataType }) => dataType === proto.onnx.TensorProto.DataType.FLOAT);
}

function valuesOf(tensor: Onnx.ITensorProto): Float32Array {
	if (tensor.floatData && tensor.floatData.length > 0) {
		tensor.rawData = new Uint8Array(Float32Array.from(tensor.floatData).buffer);
		tensor.floatData = [];
	}
	return new Float32Array(Uint8Array.from(tensor.rawData ?? []).buffer);
}

function quantise(values: Float32Array, rows: number, columns: number) {
	const scales = new Float32Array(rows);
	const signs = new Int8Array(values.length);
	for (let row = 0; row < rows; row++) {
		const part = values.subarray(row * columns, (row + 1) * columns);
		const largest = part.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
		const scale = largest / 127 || 1;
		scales[row] = scale;
		part.forEach((value, column) => {
			signs[row * columns + column] = Math.round(value / scale);
		});
	}
	return { scales, signs };
}
