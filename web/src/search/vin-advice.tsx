import { makerOf } from '@avtosverka/contract/vin-reading/makers';
import { modelYearOf } from '@avtosverka/contract/vin-reading/model-year';
import { nearVins } from '@avtosverka/contract/vin-reading/near-vins';
import { nearVinsText } from '@avtosverka/contract/vin-reading/near-vins-text';
import { parseVin, type Vin } from '@avtosverka/contract/vocabulary/vin';

export type VinAdviceProps = { text: string; onChoose: (vin: Vin) => void };

/** What the grammar of VINs says about a typed text: the maker of a whole one, or what was probably meant. */
export function VinAdvice({ text, onChoose }: VinAdviceProps) {
	const near = nearVins(text);
	const parsed = parseVin(text);
	if (near === null) return parsed.ok ? <CarWords vin={parsed.vin} /> : null;
	const { vins } = near;
	const before = nearVinsText(near);
	if (before === null) return null;
	return (
		<>
			<span>{before}</span>
			{vins.map((vin) => (
				<button
					key={vin}
					type="button"
					onClick={() => onChoose(vin)}
					className="mt-1.5 flex min-h-11 w-full flex-wrap items-center gap-x-3 rounded-field border border-edge px-3 py-1.5 text-left hover:bg-mute-soft"
				>
					<Compared vin={vin} text={text} />
					<CarWords vin={vin} />
				</button>
			))}
		</>
	);
}

/** A VIN with the signs that differ from the typed ones made bold. */
function Compared({ vin, text }: { vin: Vin; text: string }) {
	const same = text.length === vin.length;
	return (
		<span className="figures tracking-wide text-ink">
			{same
				? [...vin].map((sign, place) =>
						// biome-ignore lint/suspicious/noArrayIndexKey: a sign is its place
						sign === text[place] ? sign : <b key={place}>{sign}</b>,
					)
				: vin}
		</span>
	);
}

function CarWords({ vin }: { vin: Vin }) {
	const maker = makerOf(vin);
	const year = modelYearOf(vin, new Date().getFullYear());
	if (maker === null) return null;
	return <span className="text-ink-2">{year === null ? maker : `${maker}, модель ${year} года`}</span>;
}
