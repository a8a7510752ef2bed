import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { useLazyModule } from '../../../ui/lazy-module.ts';

const load = () => import('./delete-dialog.tsx');

/** The way to delete one's own report, after a second thought. */
export function DeleteReport({ uuid, paid }: { uuid: string; paid: boolean }) {
	const [wanted, want] = useState(false);
	const dialog = useLazyModule(load, wanted);
	return (
		<div className="print:hidden">
			<Button
				variant="ghost"
				size="s"
				className="text-found!"
				busy={wanted && dialog.state === 'loading'}
				icon={<Trash2 aria-hidden className="size-5" />}
				onClick={() => (dialog.state === 'failed' ? dialog.again() : want(true))}
			>
				Удалить отчёт
			</Button>
			{wanted && dialog.state === 'ready' && (
				<dialog.module.DeleteReportDialog uuid={uuid} paid={paid} onClose={() => want(false)} />
			)}
		</div>
	);
}
