import { segnapostiIncarico, TESTO_INCARICO_MASSIMO, testiIncaricoPredefiniti } from '@quadra/contract';
import { formatData, giornoDiRoma } from '@quadra/values';
import { IconFileText } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { useSessione, useSolaLettura } from '../../../api/contesto.ts';
import { toApiError } from '../../../api/errore.ts';
import { useAtto } from '../../../dominio/pagina/useAtto.ts';
import { messaggiIncarico as m } from '../../../messages/incarico.ts';
import { CampoSegnaposti } from '../../../ui/campi/CampoSegnaposti.tsx';
import { Button } from '../../../ui/comandi/Button.tsx';
import { useSalvaDaTastiera } from '../../../ui/comandi/salva-da-tastiera.ts';
import { saveFile } from '../../../ui/comandi/salva-file.ts';
import { useModificheNonSalvate } from '../../../ui/finestre/modifiche-non-salvate.ts';
import { notifiche } from '../../../ui/notifiche/notifiche.ts';
import { BarraTitolo } from '../../../ui/pagina/BarraTitolo.tsx';
import css from './Incarico.module.css';
import {
  getAnteprima,
  mayScrivereTesti,
  type TestoIncarico,
  testiQuery,
  writeTesto,
} from './incarico.api.ts';
import { splitTesto } from './segnaposti.ts';

type Dove = { studio: number; anno: number };
type Props = { dove: Dove; testo: TestoIncarico; elenco: ReactNode; anno: ReactNode };

/** What is written, what the server said of it, and how it is kept. */
function useScrittura(dove: Dove, letto: TestoIncarico) {
  const cache = useQueryClient();
  const [scritto, setScritto] = useState(letto.testo);
  const [problema, setProblema] = useState<string | null>(null);
  const isInCorso = useRef(false);
  const isCambiato = scritto.trim() !== letto.testo.trim();
  useModificheNonSalvate(() => isCambiato);
  const write = (nuovo: string) => {
    setScritto(nuovo);
    setProblema(null);
  };
  const save = async () => {
    if (isInCorso.current || !isCambiato) return;
    isInCorso.current = true;
    try {
      const testi = await writeTesto(dove, letto, scritto);
      const nuovo = testi.find(({ tipo }) => tipo === letto.tipo);
      setScritto(nuovo?.testo ?? scritto);
      cache.setQueryData(testiQuery(dove.studio, dove.anno).queryKey, testi);
      notifiche.push('success', m.salvato(nuovo?.versione ?? 0));
    } catch (causa) {
      const { campi, testo, codiceRichiesta } = toApiError(causa);
      const suo = campi.find(({ percorso }) => percorso === 'Testo');
      if (suo) setProblema(suo.messaggio);
      else notifiche.push('error', testo, { codiceRichiesta });
    } finally {
      isInCorso.current = false;
    }
  };
  return { scritto, write, problema, isCambiato, save };
}

/** A text of a year: written, seen as it is printed, with its versions. */
export function EditorTesto({ dove, testo, elenco, anno }: Props) {
  const { utente } = useSessione();
  const solaLettura = useSolaLettura();
  const scrive = mayScrivereTesti(utente) && !solaLettura;
  const scrittura = useScrittura(dove, testo);
  const { scritto, write, problema, isCambiato, save } = scrittura;
  const pdf = useAtto();
  useSalvaDaTastiera(() => scrive && void save());
  const preview = () =>
    pdf.run(async () => {
      const file = await getAnteprima(dove.studio, dove.anno, testo.tipo, scritto);
      saveFile(file, m.nomeFile(testo.tipo, dove.anno));
    });
  return (
    <>
      <BarraTitolo titolo={m.titoloTesti}>
        <Button icona={IconFileText} inCorso={pdf.inCorso} onClick={() => void preview()}>
          {m.anteprimaPdf}
        </Button>
        {scrive && (
          <Button aspetto="primary" disabled={!isCambiato} onClick={() => void save()}>
            {m.salva}
          </Button>
        )}
      </BarraTitolo>
      <div className={css.body}>
        <div className={css.side}>
          {anno}
          {elenco}
        </div>
        <section className={css.editor} aria-label={testo.tipo}>
          <p className={css.soft}>
            {m.provenienzaLunga(testo.provenienza, dove.anno, testo.anno)}
            {!scrive && ` ${m.soloLettura}`}
          </p>
          <CampoSegnaposti
            etichetta={m.testo}
            percorso="testo"
            bloccato={!scrive}
            messaggio={problema === null ? null : { tipo: 'error', testo: problema }}
            massimo={TESTO_INCARICO_MASSIMO}
            righe={11}
            valore={scritto}
            onChange={write}
            segnaposti={segnapostiIncarico}
            nomeSegnaposti={m.segnaposti}
            inserisci={m.inserisci}
          />
          {scrive && (
            <Button
              aspetto="quiet"
              className={css.reset}
              disabled={scritto === testiIncaricoPredefiniti[testo.tipo]}
              onClick={() => write(testiIncaricoPredefiniti[testo.tipo])}
            >
              {m.ripristina}
            </Button>
          )}
          <Versioni testo={testo} scrive={scrive} onRiprendi={write} />
        </section>
        <Anteprima testo={scritto} anno={dove.anno} />
      </div>
    </>
  );
}

function Versioni({
  testo,
  scrive,
  onRiprendi,
}: {
  testo: TestoIncarico;
  scrive: boolean;
  onRiprendi: (testo: string) => void;
}) {
  return (
    <>
      <h2 className={css.heading}>{m.versioni}</h2>
      {testo.versioni.length === 0 && <p className={css.soft}>{m.nessunaVersione}</p>}
      <ul className={css.versions}>
        {testo.versioni.map((una) => (
          <li key={una.versione}>
            <span className={css.line}>
              <strong>
                {m.versione(una.versione, formatData(giornoDiRoma(new Date(una.scrittoIl))), una.autore)}
              </strong>
              {scrive && una.versione !== testo.versione && (
                <Button
                  aspetto="quiet"
                  aria-label={m.riprendiVersione(una.versione)}
                  onClick={() => onRiprendi(una.testo)}
                >
                  {m.riprendi}
                </Button>
              )}
            </span>
            <span className={css.old}>{una.testo}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

function Anteprima({ testo, anno }: { testo: string; anno: number }) {
  const { utente } = useSessione();
  const nomi = {
    ...m.esempio,
    studio: utente.studio?.ragioneSociale ?? m.studio,
    anno: String(anno),
    data: formatData(giornoDiRoma(new Date())),
  };
  return (
    <section className={css.preview} aria-label={m.anteprima}>
      <h2 className={css.heading}>{m.anteprima}</h2>
      <p className={css.sheet}>
        {splitTesto(testo, nomi).map((pezzo, posto) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have nothing else
          <span key={posto} className={css[pezzo.tipo]}>
            {pezzo.testo}
          </span>
        ))}
      </p>
      <p className={css.soft}>{m.anteprimaNota}</p>
    </section>
  );
}
