import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { toApiError } from '../../../api/errore.ts';
import type { Pagina } from '../../../api/lista.ts';
import type { EsitoRiga } from '../../../ui/griglia/motore.ts';
import { type Anagrafica, type AnagraficaRiga, getAnagrafica, replaceAnagrafica } from './anagrafica.api.ts';

const CHIAVE_ELENCO = ['anagrafica', 'list'] as const;

/** What the list shows of a client that was just saved. */
const toRiga = (riga: AnagraficaRiga, salvata: Anagrafica): AnagraficaRiga => ({
  ...riga,
  telefono: salvata.telefono,
  cellulare: salvata.cellulare,
  email: salvata.email,
  emailPEC: salvata.emailPEC,
  versione: salvata.versione,
  modificataIl: salvata.modificataIl,
});

const toScritta = ({
  id: _id,
  idStudio: _studio,
  denominazione: _denominazione,
  archiviata: _archiviata,
  limitataFino: _limitata,
  versione: _versione,
  creataIl: _creata,
  modificataIl: _modificata,
  modificataDa: _autore,
  ...scritta
}: Anagrafica) => scritta;

/**
 * Saves cells of the list of clients: the whole record, at the version the row was read. Who saved meanwhile makes it fail,
 * and the list is read again.
 */
export function useSalvaCelle() {
  const cache = useQueryClient();
  const versioni = useRef(new Map<string, number>());
  return useCallback(
    async (riga: AnagraficaRiga, valori: Readonly<Record<string, unknown>>): Promise<EsitoRiga> => {
      const versione = Math.max(riga.versione, versioni.current.get(riga.id) ?? 0);
      try {
        const attuale = await getAnagrafica(riga.id);
        const salvata = await replaceAnagrafica(riga.id, { ...toScritta(attuale), ...valori }, versione);
        versioni.current.set(riga.id, salvata.versione);
        cache.setQueriesData<Pagina<AnagraficaRiga>>({ queryKey: CHIAVE_ELENCO }, (pagina) =>
          pagina
            ? {
                ...pagina,
                righe: pagina.righe.map((voce) => (voce.id === salvata.id ? toRiga(voce, salvata) : voce)),
              }
            : pagina,
        );
        void cache.invalidateQueries({ queryKey: ['anagrafica', 'una', riga.id] });
        return { ok: true };
      } catch (causa) {
        const { status, testo, campi } = toApiError(causa);
        if (status === 409) void cache.invalidateQueries({ queryKey: CHIAVE_ELENCO });
        return {
          ok: false,
          testo,
          campi: Object.fromEntries(campi.map(({ percorso, messaggio }) => [toNome(percorso), messaggio])),
        };
      }
    },
    [cache],
  );
}

/** Name of the column of a field of the answer: `EmailPEC` is `emailPEC`. */
const toNome = (percorso: string) => percorso.charAt(0).toLowerCase() + percorso.slice(1);
