import { env, InferenceSession, Tensor } from 'onnxruntime-web/wasm';
import { rebuildModel } from '../rebuild-model.ts';
import type { Models } from './read-numbers.ts';

/** The parts of reading as they lie in the site's files. */
export type ModelParts = {
	readonly detector: ArrayBuffer;
	readonly recogniser: ArrayBuffer;
	readonly signs: string;
};

/** The two models in WebAssembly, on one thread. */
export async function createModels({ detector, recogniser, signs }: ModelParts): Promise<Models> {
	env.wasm.numThreads = 1;
	const options = { executionProviders: ['wasm'], graphOptimizationLevel: 'all' } as const;
	const detection = await InferenceSession.create(rebuildModel(detector), options);
	const recognition = await InferenceSession.create(rebuildModel(recogniser), options);
	return {
		signs,
		detect: ({ values, width, height }) => run(detection, values, [1, 3, height, width]),
		recognise: (values, width) => run(recognition, values, [1, 3, 48, width]),
	};
}

async function run(session: InferenceSession, values: Float32Array, size: number[]): Promise<Float32Array> {
	const [input = ''] = session.inputNames;
	const [output = ''] = session.outputNames;
	const tensor = new Tensor('float32', values, size);
	const answer = (await session.run({ [input]: tensor }))[output];
	tensor.dispose();
	if (answer === undefined) throw new Error('the model gave no answer');
	const data = (answer.data as Float32Array).slice();
	answer.dispose();
	return data;
}
