import { useEffect, useRef, useState } from 'react';
import { useLazyModule } from '../../../ui/lazy-module.ts';
import { PartFailed } from '../report/part-failed.tsx';

const loadForm = () => import('./buyer-car-form.tsx');

export type BuyerCarProps = {
	uuid: string;
	/** The VIN that was typed here; null where none was. */
	typed: string | null;
	/** Null for none. */
	setTyped: (vin: string | null) => void;
};

/** Says which VIN the pledges are compared with; the field for it comes with a press. */
export function BuyerCar({ uuid, typed, setTyped }: BuyerCarProps) {
	const [isOpen, setOpen] = useState<boolean | null>(null);
	const form = useLazyModule(loadForm, isOpen === true);
	const button = useRef<HTMLButtonElement>(null);
	// The field that had the focus is gone.
	useEffect(() => {
		if (isOpen === false) button.current?.focus();
	}, [isOpen]);
	const take = (vin: string | null) => {
		setTyped(vin);
		setOpen(false);
	};
	return (
		<>
			{isOpen && form.state === 'ready' ? (
				<form.module.BuyerCarForm uuid={uuid} typed={typed} onTake={take} onClose={() => setOpen(false)} />
			) : (
				<div className="flex flex-wrap items-center text-[15px]">
					<span role="status" className="not-empty:mr-3">
						{typed !== null && (
							<>
								Залоги сверены с VIN <span className="figures">{typed}</span>
							</>
						)}
					</span>
					<button
						type="button"
						ref={button}
						onClick={() => setOpen(true)}
						className="min-h-11 text-left text-accent underline underline-offset-2"
					>
						{typed === null ? 'Сверить залоги с VIN машины' : 'Изменить VIN'}
					</button>
				</div>
			)}
			{isOpen && form.state === 'failed' && <PartFailed again={form.again} />}
		</>
	);
}
