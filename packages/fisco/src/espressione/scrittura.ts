import { formatData } from '@quadra/values';
import { type Espressione, FORZA, FORZA_NON, FORZA_OPPOSTO, isConfronto } from './albero.ts';

/** Writes an expression back, with only the brackets it needs: reading it again gives the same expression. */
export function printEspressione(espressione: Espressione): string {
  switch (espressione.kind) {
    case 'numero':
      return espressione.valore.replace('.', ',');
    case 'percento':
      return `${espressione.valore.replace('.', ',')}%`;
    case 'data':
      return formatData(espressione.valore);
    case 'testo':
      return `"${espressione.valore}"`;
    case 'logico':
      return espressione.valore ? 'vero' : 'falso';
    case 'anno':
      return 'anno';
    case 'casella':
      return espressione.chiave;
    case 'opposto':
      return `-${within(espressione.di, FORZA_OPPOSTO)}`;
    case 'non':
      return `non ${within(espressione.di, FORZA_NON)}`;
    case 'binario': {
      const { operatore, a, b } = espressione;
      const forza = FORZA[operatore];
      const primo = within(a, isConfronto(operatore) ? forza + 1 : forza);
      return `${primo} ${operatore} ${within(b, forza + 1)}`;
    }
    case 'funzione':
      return `${espressione.nome}(${espressione.argomenti.map(printEspressione).join('; ')})`;
  }
}

function within(espressione: Espressione, minima: number): string {
  const testo = printEspressione(espressione);
  return strengthOf(espressione) < minima ? `(${testo})` : testo;
}

function strengthOf(espressione: Espressione): number {
  if (espressione.kind === 'binario') return FORZA[espressione.operatore];
  if (espressione.kind === 'non') return FORZA_NON;
  return espressione.kind === 'opposto' ? FORZA_OPPOSTO : FORZA_OPPOSTO + 1;
}
