import { Button } from '../ui/button.tsx';
import { BottomNote } from './bottom-note.tsx';
import { newVersion } from './new-version.ts';

/** Says that there is a newer site, and opens it when asked to; nothing is ever reloaded by itself. */
export function VersionNote({ outdated }: { outdated: boolean }) {
	return (
		// The region is there before its words are: only then they are read out.
		<div role="status">
			{outdated && (
				<BottomNote
					label="Новая версия"
					closeLabel="Обновить позже"
					onClose={newVersion.putOff}
					action={
						<Button size="s" onClick={newVersion.open}>
							Обновить
						</Button>
					}
				>
					<p className="font-medium">Вышла новая версия сайта</p>
				</BottomNote>
			)}
		</div>
	);
}
