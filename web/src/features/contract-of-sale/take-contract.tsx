import { Download, Printer } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { useHydrated } from '../../ui/hydrated.ts';
import { Notice } from '../../ui/notice.tsx';
import { downloadContract, type FileKind } from './download.ts';
import type { ContractValues } from './values.ts';

type Making = { readonly kind: FileKind; readonly state: 'busy' | 'done' | 'failed' } | null;

const SAID: Readonly<Record<'busy' | 'done', string>> = {
	busy: 'Готовим файл…',
	done: 'Файл готов: он в загрузках браузера.',
};

/** The filled contract as a file or on paper, whichever is wanted. */
export function TakeContract({ values }: { values: ContractValues }) {
	const awake = useHydrated();
	const [making, setMaking] = useState<Making>(null);
	const take = async (kind: FileKind) => {
		setMaking({ kind, state: 'busy' });
		try {
			await downloadContract(kind, values);
			setMaking({ kind, state: 'done' });
		} catch {
			setMaking({ kind, state: 'failed' });
		}
	};
	const busy = (kind: FileKind) => making?.kind === kind && making.state === 'busy';
	return (
		<div className="mt-5 print:hidden">
			<div className="flex flex-wrap gap-3">
				{(['docx', 'pdf'] as const).map((kind) => (
					<Button
						key={kind}
						variant={kind === 'docx' ? 'main' : 'ghost'}
						disabled={!awake || making?.state === 'busy'}
						busy={busy(kind)}
						icon={<Download aria-hidden className="size-5" />}
						onClick={() => take(kind)}
					>
						Скачать {kind === 'docx' ? 'DOC' : 'PDF'}
					</Button>
				))}
				<Button
					variant="ghost"
					disabled={!awake}
					icon={<Printer aria-hidden className="size-5" />}
					onClick={() => print()}
				>
					Напечатать
				</Button>
			</div>
			<div role="status" className="mt-2 min-h-6 text-[15px] text-ink-3">
				{making !== null && making.state !== 'failed' && SAID[making.state]}
			</div>
			{making?.state === 'failed' && (
				<Notice kind="error" announced>
					Файл не получился: похоже, пропала связь. Введённое на месте: нажмите ещё раз или напечатайте
					договор — для этого связь не нужна.
				</Notice>
			)}
		</div>
	);
}
