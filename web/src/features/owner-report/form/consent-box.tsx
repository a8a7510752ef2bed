import { NewTabNote } from '../../../ui/new-tab-note.tsx';
import { CONSENT_ADDRESS } from '../../../ui/owner-report-addresses.ts';

/** The consent's own box and the way to its own document; without a tick nothing can be ordered. */
export function ConsentBox({ ticked, onTick }: { ticked: boolean; onTick: (ticked: boolean) => void }) {
	return (
		<div className="grid gap-2">
			<div className="flex gap-3">
				<input
					id="owner-consent"
					type="checkbox"
					checked={ticked}
					onChange={({ target }) => onTick(target.checked)}
					aria-describedby="owner-consent-note"
					className="mt-0.5 size-6 flex-none accent-accent"
				/>
				<span>
					<label htmlFor="owner-consent">Даю согласие на обработку персональных данных.</label>{' '}
					<a
						href={CONSENT_ADDRESS}
						target="_blank"
						rel="noopener"
						className="text-accent underline underline-offset-2"
					>
						Прочитать согласие
						<NewTabNote />
					</a>
				</span>
			</div>
			<p id="owner-consent-note" className="text-[15px] text-ink-2">
				Проверяете другого человека? Для этого нужно его согласие.
			</p>
		</div>
	);
}
