import { useEffect, useReducer } from 'react';
import { useSettings } from '../site.ts';
import { useLazyModule } from '../ui/lazy-module.ts';
import { nextSlot } from './slot.ts';

const loadBanner = () => import('./partner-banner.tsx');

/** The first or second place for an advertisement in a report; nothing where there is none. */
export function AdSlot({ place }: { place: 0 | 1 }) {
	const { ads, links } = useSettings();
	if (ads === null) return null;
	return (
		<FilledSlot
			scriptUrl={ads.scriptUrl}
			blockId={ads.blockIds[place]}
			renderTo={`ad-${place + 1}`}
			partner={links.partner}
		/>
	);
}

type FilledSlotProps = { scriptUrl: string; blockId: string; renderTo: string; partner: string | null };

/** Keeps its height in every state, so that no card moves; hidden when there is no banner to show. */
function FilledSlot({ scriptUrl, blockId, renderTo, partner }: FilledSlotProps) {
	const [state, tell] = useReducer(nextSlot, 'waiting');

	useEffect(() => {
		let left = false;
		let end = () => {};
		import('./run-ad.ts').then(
			({ runAd }) => {
				if (!left) end = runAd({ scriptUrl, blockId, renderTo }, tell);
			},
			() => tell('refused'),
		);
		return () => {
			left = true;
			end();
		};
	}, [scriptUrl, blockId, renderTo]);

	const replaced = state === 'banner' || state === 'late-banner';
	const banner = useLazyModule(loadBanner, replaced && partner !== null);
	const isEmpty = replaced && (partner === null || banner.state === 'failed');
	return (
		<div data-ad hidden={isEmpty} className="print:hidden">
			<p className="text-xs leading-4 text-ink-3">Реклама</p>
			<div className="grid min-h-25 *:col-start-1 *:row-start-1">
				<div id={renderTo} className={`min-w-0 overflow-hidden ${replaced ? 'invisible' : ''}`} />
				{replaced && partner !== null && banner.state === 'ready' && (
					<banner.module.PartnerBanner href={partner} />
				)}
			</div>
		</div>
	);
}
