import { FAILED_TEXT } from '../../../client.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';

/** Stands in place of a part of the report whose script did not come. */
export function PartFailed({ again }: { again: () => void }) {
	return (
		<Notice kind="error" announced>
			<p>{FAILED_TEXT}</p>
			<Button variant="ghost" size="s" onClick={again} className="mt-2.5">
				Повторить
			</Button>
		</Notice>
	);
}
