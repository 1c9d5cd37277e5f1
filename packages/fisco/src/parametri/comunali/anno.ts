import { addTabellaComunale, type TabellaComunale } from '../addizionali-comunali.ts';

const tabelle: Readonly<Record<number, () => Promise<TabellaComunale>>> = {
  2019: () => import('./2019.ts').then((m) => m.addizionali2019),
  2020: () => import('./2020.ts').then((m) => m.addizionali2020),
  2021: () => import('./2021.ts').then((m) => m.addizionali2021),
  2022: () => import('./2022.ts').then((m) => m.addizionali2022),
  2023: () => import('./2023.ts').then((m) => m.addizionali2023),
  2024: () => import('./2024.ts').then((m) => m.addizionali2024),
  2025: () => import('./2025.ts').then((m) => m.addizionali2025),
};

/** Makes the rates of the comuni of a tax year known to the rules; a year without publication leaves them unknown. */
export async function loadComuni(annoImposta: number): Promise<void> {
  const tabella = await tabelle[annoImposta]?.();
  if (tabella) addTabellaComunale(tabella);
}
