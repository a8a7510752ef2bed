import type { OperatorSupplier } from '@avtosverka/contract/operator/suppliers';

const WIDTH = 10;
const HEIGHT = 32;

/**
 * Calls of each of the last minutes: replies, failures above them, and what was not sent. A drawing of what
 * the lines beside it say, so that the moment is seen at which a supplier began to fail.
 */
export function CallBars({ minutes }: { minutes: OperatorSupplier['recent']['minutes'] }) {
	const most = Math.max(...minutes.map(({ calls, unsent }) => calls + unsent));
	if (most <= 0) return null;
	const tall = (count: number) => (count / most) * HEIGHT;
	return (
		<svg
			aria-hidden
			viewBox={`0 0 ${minutes.length * WIDTH} ${HEIGHT}`}
			preserveAspectRatio="none"
			className="mt-1.5 block h-8 w-full max-w-60 border-b border-line"
		>
			{minutes.map(({ calls, failed, unsent }, at) => {
				const x = at * WIDTH + 1;
				const width = WIDTH - 2;
				const [good, bad, idle] = [tall(calls - failed), tall(failed), tall(unsent)];
				return (
					// biome-ignore lint/suspicious/noArrayIndexKey: a minute is its place.
					<g key={at}>
						<rect x={x} y={HEIGHT - good} width={width} height={good} className="fill-clear" />
						<rect x={x} y={HEIGHT - good - bad} width={width} height={bad} className="fill-found" />
						<rect x={x} y={HEIGHT - good - bad - idle} width={width} height={idle} className="fill-edge" />
					</g>
				);
			})}
		</svg>
	);
}
