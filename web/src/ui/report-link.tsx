import { useCarAddresses } from './car-addresses.ts';
import { OwnLink, type OwnLinkProps } from './link.tsx';

export type ReportLinkProps = Omit<OwnLinkProps, 'to' | 'state'> & {
	vin: string;
	plate: string;
	/** True for somebody who comes from the search: they have asked for the answers already. */
	asked?: boolean;
};

/** A link to the report of a VIN; the plate goes along, so that the report can name it. */
export function ReportLink({ vin, plate, asked = false, ...rest }: ReportLinkProps) {
	return <OwnLink {...rest} to={useCarAddresses().report(vin, plate)} state={asked ? { asked } : null} />;
}
