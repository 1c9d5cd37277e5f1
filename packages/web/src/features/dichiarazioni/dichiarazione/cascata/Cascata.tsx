import { computeSintesi, type RigaCascata } from '@quadra/fisco';
import { IconDownload, IconPrinter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { toApiError } from '../../../../api/errore.ts';
import { messaggiCascata as m } from '../../../../messages/cascata.ts';
import { Segmenti } from '../../../../ui/campi/Segmenti.tsx';
import { Button } from '../../../../ui/comandi/Button.tsx';
import { saveFile } from '../../../../ui/comandi/salva-file.ts';
import { printPage } from '../../../../ui/pagina/stampa.ts';
import { EmptyState } from '../../../../ui/stati/EmptyState.tsx';
import { RiquadroErrore } from '../../../../ui/stati/RiquadroErrore.tsx';
import { useApertura, useVersioneDifferita } from '../apertura/contesto.ts';
import { confrontoQuery } from '../confronto/confronto.api.ts';
import css from './Cascata.module.css';
import { writeCsv } from './csv.ts';
import { writeFrase, writeSotto } from './frase.ts';
import { joinAnni, type RigaMostrata } from './righe.ts';
import { TavolaCascata } from './TavolaCascata.tsx';

type Anni = 'uno' | 'due';

/** «Dal reddito al saldo»: one ledger where each row is its bar and its euro, against the year before when there is one. */
export default function Cascata() {
  const { dichiarazione, modello, campi } = useApertura();
  useVersioneDifferita();
  const { anno } = dichiarazione;
  const { data, error, refetch } = useQuery(confrontoQuery(dichiarazione, dichiarazione.versione));
  const [scelta, setScelta] = useState<Anni>('due');
  const hasPrima = data !== undefined && data.precedente !== null && data.cascataPrima.length > 0;
  const prima = hasPrima && scelta === 'due' ? data.cascataPrima : null;
  const dopo = modello.listCascata((chiave) => campi.get(chiave).esito);
  const righe = joinAnni(dopo, prima);
  const toggle = () => setScelta(scelta === 'due' ? 'uno' : 'due');
  useTastoConfronta(hasPrima, toggle);
  const isVuota = dopo.every(({ importo }) => importo === 0);
  return (
    <div className={css.sheet} id="contenuto" tabIndex={-1} aria-busy={!data && !error} data-stampa>
      <header className={css.head}>
        <h2>{m.titolo}</h2>
        {hasPrima && (
          <Segmenti
            nome={m.confronta}
            voci={[
              ['uno', m.questAnno],
              ['due', m.contro(anno - 1)],
            ]}
            valore={scelta}
            onChange={setScelta}
          />
        )}
        {!isVuota && <Azioni righe={righe} conPrima={prima !== null} />}
      </header>
      {isVuota && <EmptyState titolo={m.vuoto} testo={m.vuotoTesto} />}
      {!isVuota && <Frase righe={dopo} prima={prima} />}
      {error && !data && <Errore causa={error} anno={anno - 1} onRiprova={() => void refetch()} />}
      {!isVuota && <TavolaCascata righe={righe} anno={anno} conPrima={prima !== null} />}
    </div>
  );
}

function Errore({ causa, anno, onRiprova }: { causa: unknown; anno: number; onRiprova: () => void }) {
  const { testo, codiceRichiesta } = toApiError(causa);
  return (
    <RiquadroErrore titolo={m.confrontoNonCaricato(anno)} testo={testo} codiceRichiesta={codiceRichiesta}>
      <Button onClick={onRiprova}>{m.riprova}</Button>
    </RiquadroErrore>
  );
}

function Azioni({ righe, conPrima }: { righe: readonly RigaMostrata[]; conPrima: boolean }) {
  const { dichiarazione } = useApertura();
  const { anno, denominazione } = dichiarazione;
  const save = () =>
    saveFile(
      new Blob([writeCsv(righe, anno, conPrima)], { type: 'text/csv;charset=utf-8' }),
      m.nomeFile(denominazione, anno),
    );
  return (
    <div className={css.actions}>
      <Button icona={IconDownload} onClick={save}>
        {m.csv}
      </Button>
      <Button aspetto="primary" icona={IconPrinter} onClick={printPage}>
        {m.stampa}
      </Button>
    </div>
  );
}

function Frase({ righe, prima }: { righe: readonly RigaCascata[]; prima: readonly RigaCascata[] | null }) {
  const { dichiarazione, modello } = useApertura();
  const sintesi = computeSintesi(righe);
  return (
    <>
      <p className={css.whose}>
        {dichiarazione.denominazione}, {modello.titolo}
      </p>
      <p className={css.lede}>{writeFrase(sintesi)}</p>
      <p className={css.under}>
        {writeSotto(sintesi, modello.annoImposta, prima && computeSintesi(prima).saldo)}
      </p>
    </>
  );
}

/** C compares, and compares no more; in a field it is a letter. */
function useTastoConfronta(attivo: boolean, toggle: () => void): void {
  useEffect(() => {
    if (!attivo) return;
    const listen = (evento: KeyboardEvent) => {
      if (evento.defaultPrevented || evento.ctrlKey || evento.altKey || evento.metaKey) return;
      if (evento.key.toLowerCase() !== 'c' || document.querySelector('[aria-modal="true"]') !== null) return;
      const { activeElement: attuale } = document;
      const isCampo =
        attuale instanceof HTMLTextAreaElement ||
        (attuale instanceof HTMLInputElement && attuale.type !== 'radio') ||
        (attuale instanceof HTMLElement && attuale.isContentEditable);
      if (!isCampo) toggle();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  });
}
