import { useMediaQuery } from '@mantine/hooks';
import { tipologiaUtente } from '@quadra/contract';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSessione } from '../../../api/contesto.ts';
import { toApiError } from '../../../api/errore.ts';
import { messaggiPermesso as m } from '../../../messages/permesso.ts';
import { TextField } from '../../../ui/campi/TextField.tsx';
import { Button, IconButton } from '../../../ui/comandi/Button.tsx';
import { useModificheNonSalvate } from '../../../ui/finestre/modifiche-non-salvate.ts';
import { RiquadroErrore } from '../../../ui/stati/RiquadroErrore.tsx';
import { Skeleton } from '../../../ui/stati/Skeleton.tsx';
import css from './Matrice.module.css';
import { type Effetto, gruppiQuery, PERSONE_PER_PAGINA, type Persona, personeQuery } from './matrice.api.ts';
import { countScelte, filterRighe, listGruppi, makeRighe, type Riga } from './matrice.ts';
import { PannelloCella } from './PannelloCella.tsx';
import type { Dove, Permessi } from './permesso.api.ts';
import { Selettore } from './Selettore.tsx';
import { Tavola } from './Tavola.tsx';
import { useScelte } from './useScelte.ts';

type Props = { dove: Dove; dati: Permessi };
const NESSUNA_PERSONA: readonly Persona[] = [];

/** Everybody of a studio beside the others: what each sees and may do, who decides it, what changes if it is changed. */
export function Matrice({ dove, dati }: Props) {
  const { utente } = useSessione();
  const [pagina, setPagina] = useState(1);
  const [testo, setTesto] = useState('');
  const [soloDifferenze, setSoloDifferenze] = useState(false);
  const [scelta, setScelta] = useState<{ riga: string; persona: number } | null>(null);
  const isTelefono = useMediaQuery('(max-width: 767px)');
  const idStudio = dove.IdStudio ?? utente.studioId ?? undefined;
  const { data, error, refetch } = useQuery({
    ...personeQuery(idStudio, pagina),
    placeholderData: keepPreviousData,
  });
  const isCapo = utente.tipologiaUtente === tipologiaUtente.AMM_STU;
  const gruppi = useQuery({ ...gruppiQuery, enabled: isCapo });
  const scelte = useScelte({ dove, idStudio }, dati, data?.righe ?? NESSUNA_PERSONA);
  useModificheNonSalvate(() => countScelte(scelte.valori) > 0);
  const errore = error && toApiError(error);
  if (errore)
    return (
      <RiquadroErrore testo={errore.testo} codiceRichiesta={errore.codiceRichiesta}>
        <Button onClick={() => refetch()}>{m.riprova}</Button>
      </RiquadroErrore>
    );
  if (!data || (isCapo && gruppi.isPending)) return <Skeleton righe={14} />;
  const persone = data.righe;
  const righe = makeRighe(dati, listGruppi(gruppi.data?.righe, persone));
  const mostrate = filterRighe(righe, persone, { testo, soloDifferenze });
  const persona = persone.find(({ id }) => id === scelta?.persona);
  const riga = righe.find(({ chiave }) => chiave === scelta?.riga);
  const unaSola = persona ?? persone[0];
  const quante = countScelte(scelte.valori);
  return (
    <div className={css.sheet}>
      <div className={css.main}>
        <Premessa quante={quante} effetti={scelte.effetti} errore={scelte.errore} />
        <div className={css.tools}>
          <div className={css.search}>
            <TextField etichetta={m.cerca} valore={testo} onChange={setTesto} />
          </div>
          <Button aria-pressed={soloDifferenze} onClick={() => setSoloDifferenze(!soloDifferenze)}>
            {m.soloDifferenze}
          </Button>
          <Pagine pagina={pagina} totale={data.totale} onPagina={setPagina} />
          {quante > 0 && (
            <div className={css.apply}>
              <Button aspetto="quiet" onClick={scelte.clear}>
                {m.annulla}
              </Button>
              <Button aspetto="primary" inCorso={scelte.inCorso} onClick={() => void scelte.apply()}>
                {m.applica(quante)}
              </Button>
            </div>
          )}
        </div>
        {isTelefono && unaSola && (
          <Selettore
            persone={persone}
            scelta={unaSola.id}
            onChange={(id) => setScelta({ riga: scelta?.riga ?? 'visti', persona: id })}
          />
        )}
        <Tavola
          righe={mostrate}
          persone={isTelefono && unaSola ? [unaSola] : persone}
          scelte={scelte.valori}
          effetti={scelte.effetti}
          scelta={scelta}
          onScelta={setScelta}
        />
        {mostrate.length === 0 && <p className={css.intro}>{m.nessunaVoce}</p>}
      </div>
      {persona && riga && (
        <Lato
          persona={persona}
          riga={riga}
          scelte={scelte}
          chiudi={() => setScelta(null)}
          solaLettura={isTelefono === true}
        />
      )}
    </div>
  );
}

type PropsPremessa = { quante: number; effetti: readonly Effetto[]; errore: Error | null };

/** What would happen, the heaviest first; what the page is, as long as nothing is chosen. */
function Premessa({ quante, effetti, errore }: PropsPremessa) {
  if (quante === 0) return <p className={css.intro}>{m.introduzione}</p>;
  const [primo, ...altri] = effetti
    .filter(({ prima, dopo, perde }) => prima !== dopo || perde > 0)
    .toSorted((uno, altro) => altro.inCarico - uno.inCarico || altro.perde - uno.perde);
  return (
    <div role="status">
      {primo && <p className={css.lede}>{m.passa(primo)}</p>}
      {primo && (
        <p className={css.intro}>
          {m.cambia(primo)} {altri.map(m.passa).join(' ')}
        </p>
      )}
      <p className={primo ? css.intro : css.lede}>{m.daApplicare(quante)}</p>
      {errore && <p className={css.intro}>{m.nonContato(toApiError(errore).testo)}</p>}
    </div>
  );
}

type PropsLato = {
  persona: Persona;
  riga: Riga;
  scelte: ReturnType<typeof useScelte>;
  chiudi: () => void;
  solaLettura: boolean;
};
const Lato = ({ persona, riga, scelte, chiudi, solaLettura }: PropsLato) => (
  <PannelloCella
    key={`${persona.id} ${riga.chiave}`}
    persona={persona}
    riga={riga}
    scelte={scelte.valori}
    effetto={scelte.effetti.find(({ id }) => id === persona.id)}
    solaLettura={solaLettura}
    onVoce={scelte.chooseVoce}
    onPersona={scelte.choosePersona}
    onGruppo={scelte.chooseGruppo}
    onChiudi={chiudi}
  />
);

/** The way to the other columns, where they are more than fit. */
function Pagine({
  pagina,
  totale,
  onPagina,
}: {
  pagina: number;
  totale: number;
  onPagina: (n: number) => void;
}) {
  if (totale <= PERSONE_PER_PAGINA) return null;
  const da = (pagina - 1) * PERSONE_PER_PAGINA + 1;
  const a = Math.min(pagina * PERSONE_PER_PAGINA, totale);
  return (
    <div className={css.pages}>
      <IconButton
        icona={IconChevronLeft}
        nome={m.precedenti}
        disabled={pagina <= 1}
        onClick={() => onPagina(pagina - 1)}
      />
      <span className="figures">{m.intervallo(da, a, totale)}</span>
      <IconButton
        icona={IconChevronRight}
        nome={m.successive}
        disabled={a >= totale}
        onClick={() => onPagina(pagina + 1)}
      />
    </div>
  );
}
