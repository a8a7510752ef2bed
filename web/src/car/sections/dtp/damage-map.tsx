import { damageMapAddress, damageWords } from './damage-words.ts';

/** The car from above with its damaged places, and the same in words. */
export function DamageMap({ codes }: { codes: readonly string[] }) {
	if (codes.length === 0) return <p className="text-[15px] text-ink-3">Места повреждений не указаны</p>;
	const words = damageWords(codes);
	const picture = damageMapAddress(codes);
	return (
		<figure className="max-w-[300px]">
			{picture && (
				<img
					src={picture}
					alt={`Машина сверху, повреждено: ${words}`}
					width={400}
					height={200}
					loading="lazy"
					decoding="async"
					className="h-auto w-full rounded-[10px] bg-paper"
				/>
			)}
			<figcaption className="mt-2 text-sm text-ink-2">Повреждено: {words}</figcaption>
		</figure>
	);
}
