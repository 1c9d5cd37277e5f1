import { describe, expect, it } from 'vitest';
import { listParti, nameOggetto, VISTO_INIZIALE } from './testo-ticket.ts';

describe('a ticket from a number', () => {
  it('shows the page and the number; who the client is and the rest of his declaration only when they are ticked', () => {
    expect(listParti(VISTO_INIZIALE)).toEqual(['pagina', 'numero']);
    expect(listParti({ ...VISTO_INIZIALE, pagina: false, cliente: true })).toEqual(['numero', 'cliente']);
    expect(listParti({ pagina: false, numero: false, cliente: false, dichiarazione: false })).toEqual([]);
  });

  it('is called as the rigo and what it says', () => {
    expect(nameOggetto('RN26.2', 'Imposta netta')).toBe('RN26, Imposta netta');
    expect(nameOggetto('RN26.2', 'x'.repeat(300))).toHaveLength(150);
  });
});
