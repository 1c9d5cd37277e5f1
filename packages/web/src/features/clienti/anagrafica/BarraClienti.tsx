import {
  DICHIARAZIONI_PER_LOTTO,
  type FinalitaDichiarazione,
  listTipiPer,
  percorsi,
  type TipoDichiarazione,
} from '@quadra/contract';
import { IconArchive, IconArchiveOff, IconTag } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useSessione } from '../../../api/contesto.ts';
import { toApiError } from '../../../api/errore.ts';
import type { QueryLista } from '../../../api/lista.ts';
import { FinestraNuova } from '../../../dominio/dichiarazione/FinestraNuova.tsx';
import { listScelti } from '../../../dominio/elenco/scelti.ts';
import { useTagInMassa } from '../../../dominio/tag/useTag.tsx';
import { messaggiAnagrafica as m } from '../../../messages/anagrafica.ts';
import { messaggiTag } from '../../../messages/tag.ts';
import { BarraSelezione } from '../../../ui/comandi/BarraSelezione.tsx';
import { Button } from '../../../ui/comandi/Button.tsx';
import { countScelte, isScelta, type Selezione } from '../../../ui/griglia/selezione.ts';
import { notifiche } from '../../../ui/notifiche/notifiche.ts';
import { RiquadroErrore } from '../../../ui/stati/RiquadroErrore.tsx';
import css from './AnagraficaListPage.module.css';
import { type AnagraficaRiga, createDichiarazioni } from './anagrafica.api.ts';
import { CreaDichiarazioni } from './CreaDichiarazioni.tsx';
import { computePermessi } from './permessi.ts';
import { archiveScelti } from './scelti.ts';

type Props = {
  selezione: Selezione;
  /** What the filters ask now: all the rows chosen at once are those it finds. */
  filtro: QueryLista;
  /** The list shows the archive: what is offered is the way out. */
  isArchivio: boolean;
  totale: number;
  onTutte: () => void;
  onClear: () => void;
  onEsito: (esito: ReactNode) => void;
  /** The rows that are read: what is offered depends on those chosen among them. */
  righe: readonly AnagraficaRiga[];
};

/** What can be done with the chosen clients. The limit is on screen before the start. */
export function BarraClienti({
  selezione,
  filtro,
  isArchivio,
  totale,
  righe,
  onTutte,
  onClear,
  onEsito,
}: Props) {
  const { utente, configurazione } = useSessione();
  const { annoFiscale } = configurazione;
  const { dichiara, modifica, elimina } = computePermessi(utente);
  const cache = useQueryClient();
  const [inCorso, setInCorso] = useState(false);
  const [daBase, setDaBase] = useState<{ cliente: string; finalita: FinalitaDichiarazione } | null>(null);
  const askTag = useTagInMassa('anagrafica');
  const massimo = DICHIARAZIONI_PER_LOTTO;
  const quanti = countScelte(selezione, totale);
  const troppi = quanti > massimo;
  const scelte = righe.filter(({ id }) => isScelta(selezione, id));
  const tipiAmmessi =
    scelte.length === quanti
      ? [...new Set(scelte.flatMap((cliente) => listTipiPer(cliente, annoFiscale)))]
      : undefined;
  const readScelti = () => listScelti(percorsi.anagraficaLista, selezione, filtro, totale);
  const run = async (act: () => Promise<void>) => {
    setInCorso(true);
    onEsito(null);
    try {
      await act();
    } catch (causa) {
      const { testo, codiceRichiesta } = toApiError(causa);
      onEsito(<RiquadroErrore fuoco testo={testo} codiceRichiesta={codiceRichiesta} />);
    } finally {
      setInCorso(false);
    }
  };
  const openDaBase = (finalita: FinalitaDichiarazione) =>
    run(async () => {
      const [cliente] = await readScelti();
      if (cliente !== undefined) setDaBase({ cliente, finalita });
    });
  const create = (finalita: FinalitaDichiarazione, tipo: TipoDichiarazione) =>
    run(async () => {
      const esito = await createDichiarazioni(annoFiscale, await readScelti(), finalita, tipo);
      if (esito.create.length > 0) notifiche.push('success', m.create(esito.create.length, annoFiscale));
      onEsito(esito.errori.length > 0 && <Scarti messaggi={esito.errori.map((voce) => voce.messaggio)} />);
      onClear();
      await cache.invalidateQueries({ queryKey: ['anagrafica'] });
      await cache.invalidateQueries({ queryKey: ['dichiarazione'] });
    });
  const archive = () =>
    run(async () => {
      await archiveScelti(await readScelti(), !isArchivio);
      onClear();
      await cache.invalidateQueries({ queryKey: ['anagrafica'] });
    });
  const label = () =>
    run(async () => {
      if (await askTag(await readScelti())) onClear();
    });
  return (
    <BarraSelezione
      testo={m.selezionati(quanti)}
      nota={dichiara && (troppi ? m.troppi(massimo) : m.massimo(massimo))}
      annulla={m.annullaSelezione}
      onClear={onClear}
      tutte={quanti < totale ? { testo: m.selezionaTutti(totale), onTutte } : undefined}
    >
      {dichiara && (
        <CreaDichiarazioni
          disabled={troppi}
          inCorso={inCorso}
          onCrea={create}
          onDaBase={quanti === 1 ? (finalita) => void openDaBase(finalita) : undefined}
          tipiAmmessi={tipiAmmessi}
        />
      )}
      {daBase && (
        <FinestraNuova
          anno={annoFiscale}
          {...daBase}
          onChiusa={() => setDaBase(null)}
          onCreata={() => {
            setDaBase(null);
            onClear();
          }}
        />
      )}
      {modifica && (
        <Button icona={IconTag} onClick={label}>
          {messaggiTag.metti}
        </Button>
      )}
      {elimina && (
        <Button icona={isArchivio ? IconArchiveOff : IconArchive} inCorso={inCorso} onClick={archive}>
          {isArchivio ? m.ripristina : m.archivia}
        </Button>
      )}
    </BarraSelezione>
  );
}

/** The reasons of what was not created, each once with how many. */
function Scarti({ messaggi }: { messaggi: readonly string[] }) {
  const conteggi = new Map<string, number>();
  for (const messaggio of messaggi) conteggi.set(messaggio, (conteggi.get(messaggio) ?? 0) + 1);
  return (
    <RiquadroErrore fuoco testo={m.nonCreate(messaggi.length)}>
      <ul className={css.scarti}>
        {[...conteggi].map(([messaggio, quante]) => (
          <li key={messaggio}>
            {quante > 1 ? `${quante}: ` : ''}
            {messaggio}
          </li>
        ))}
      </ul>
    </RiquadroErrore>
  );
}
