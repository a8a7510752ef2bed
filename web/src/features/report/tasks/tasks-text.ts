import type { Task } from '@avtosverka/contract/decision';
import { formatPlate, type Plate } from '@avtosverka/contract/vocabulary/plate';
import { shortenVin, type Vin } from '@avtosverka/contract/vocabulary/vin';
import { INSPECTION, QUESTIONS, type TaskListsProps } from './task-lists.tsx';

/** The lists, and which car they are about. */
export type CarTasks = TaskListsProps & {
	vin: Vin;
	plate: Plate | null;
	/** «LADA 2114, 2009»; null while no answer names the car. */
	car: string | null;
};

/**
 * Both lists as plain text with numbered lines. The first line says which car, since a friend has no report
 * at hand: by the plate, which everyone on the street sees, else by the ends of the VIN.
 */
export function tasksText({ vin, plate, car, questions, inspection }: CarTasks): string {
	const number = plate === null ? `VIN ${shortenVin(vin)}` : formatPlate(plate);
	const title = car === null ? number : `${car}, ${number}`;
	return [title, listed(QUESTIONS, questions), listed(INSPECTION, inspection)].filter(Boolean).join('\n\n');
}

function listed(title: string, tasks: readonly Task[]): string {
	if (tasks.length === 0) return '';
	return [title, ...tasks.map(({ text }, place) => `${place + 1}. ${text}`)].join('\n');
}
