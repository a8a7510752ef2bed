import type { PersonSupplierEntry } from './supplier-entry.ts';
import { createApicloudAboutPeople } from './suppliers/apicloud/person-supplier.ts';
import { createEfrsb } from './suppliers/efrsb/supplier.ts';
import { createFedresurs } from './suppliers/fedresurs/supplier.ts';
import { createFedsfm } from './suppliers/fedsfm/supplier.ts';
import { createFns } from './suppliers/fns/supplier.ts';
import { createFsin } from './suppliers/fsin/supplier.ts';
import { createFssp } from './suppliers/fssp/supplier.ts';

/** Every supplier that is asked about people; some of them are asked about cars too. */
export const PERSON_SUPPLIER_ENTRIES: readonly PersonSupplierEntry[] = [
	{ id: 'apicloud', needsKey: true, create: createApicloudAboutPeople },
	{ id: 'fns', needsKey: false, create: createFns },
	{ id: 'fssp', needsKey: false, create: createFssp },
	{ id: 'efrsb', needsKey: false, create: createEfrsb },
	{ id: 'fedresurs', needsKey: false, create: createFedresurs },
	{ id: 'fsin', needsKey: false, create: createFsin },
	{ id: 'fedsfm', needsKey: false, create: createFedsfm },
];
