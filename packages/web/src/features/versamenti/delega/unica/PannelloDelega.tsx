import { type AreaDelegaUnica, areeDelegaUnica } from '@quadra/contract';
import { delegaUnica } from '@quadra/fisco';
import { formatData, giornoDiRoma } from '@quadra/values';
import { IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAtto } from '../../../../dominio/pagina/useAtto.ts';
import { messaggiDelegaUnica as m, messaggiCollegamento } from '../../../../messages/delega-unica.ts';
import { CaricaFile } from '../../../../ui/campi/CaricaFile.tsx';
import { Button, IconButton } from '../../../../ui/comandi/Button.tsx';
import { saveFile } from '../../../../ui/comandi/salva-file.ts';
import { notifiche } from '../../../../ui/notifiche/notifiche.ts';
import { AreeDelega } from './AreeDelega.tsx';
import { askEsito, askFine, showLink } from './ask-unica.tsx';
import css from './Bacheca.module.css';
import {
  askDeleghe,
  type DelegaUnica,
  downloadDocumento,
  downloadFoglio,
  keepFoglio,
  makeLink,
  type Riga,
  unicaQuery,
} from './unica.api.ts';

type Props = {
  riga: Riga;
  scrive: boolean;
  onClose: () => void;
  onFatto: () => Promise<unknown>;
};
const IN_CORSO: readonly string[] = ['Link creato', 'Link inviato', 'Aperto'];

/** A client of the board: the page as he will see it, how his delega stands, and what can be done now. */
export function PannelloDelega({ riga, scrive, onClose, onFatto }: Props) {
  const { data: una = null } = useQuery({
    ...unicaQuery(riga.idDelega ?? ''),
    enabled: riga.idDelega !== null,
  });
  const isDaChiedere = riga.corsia !== 'Inviate' || riga.stato === 'Scartata';
  const [aree, setAree] = useState<readonly AreaDelegaUnica[]>(areeDelegaUnica);
  const mostrate = una && !isDaChiedere ? una.aree : aree;
  const finoA =
    una && !isDaChiedere
      ? una.scadenza
      : `${Number(giornoDiRoma(new Date()).slice(0, 4)) + delegaUnica.anni}-12-31`;
  return (
    <aside className={css.panel} aria-label={riga.denominazione} data-regione>
      <header className={css.panelHead}>
        <div>
          <h2 className={css.panelTitle}>{riga.denominazione}</h2>
          <p className={css.soft}>{m.comeVedra}</p>
        </div>
        <IconButton icona={IconX} nome={m.chiudi} onClick={onClose} />
      </header>
      <div className={css.panelBody}>
        <div className={css.preview}>
          <p className={css.previewStudio}>{riga.nomeStudio}</p>
          <h3 className={css.previewTitle}>{messaggiCollegamento.titolo}</h3>
          <p className={css.soft}>{messaggiCollegamento.testo(riga.denominazione)}</p>
          <AreeDelega
            chieste={una && !isDaChiedere ? una.aree : areeDelegaUnica}
            scelte={mostrate}
            onChange={isDaChiedere && scrive ? setAree : null}
            scadenza={finoA}
            massimi={delegaUnica.intermediari}
          />
        </div>
        {una && <Fatti una={una} />}
        <p className={css.legal}>{m.indicativo}</p>
      </div>
      {scrive && <Azioni {...{ riga, una, aree, isDaChiedere, onFatto }} />}
    </aside>
  );
}

/** How the delega stands, and the signed sheet to look at. */
function Fatti({ una }: { una: DelegaUnica }) {
  const file = useAtto({ insieme: true });
  const voci: (readonly [string, string])[] = [
    [m.intermediario, una.intermediario],
    ...(una.linkScade === null
      ? []
      : [[m.link, m.validoFino(giornoDiRoma(new Date(una.linkScade)))] as const]),
    ...(una.numero === null ? [] : [[m.numero, una.numero] as const]),
    ...(una.dataConferimento === null ? [] : [[m.validita, m.al(una.scadenza)] as const]),
    ...(una.esitoIl === null ? [] : [[m.esito, formatData(una.esitoIl)] as const]),
    ...(una.motivo === null ? [] : [[m.motivo, una.motivo] as const]),
  ];
  return (
    <dl className={css.facts}>
      {voci.map(([nome, valore]) => (
        <div key={nome}>
          <dt>{nome}</dt>
          <dd>{valore}</dd>
        </div>
      ))}
      {una.fogli.length > 0 && (
        <div>
          <dt>{m.fogli}</dt>
          <dd>
            {una.fogli.map(({ id, nome }) => (
              <button
                key={id}
                type="button"
                className={css.link}
                onClick={() => void file.run(async () => saveFile(await downloadDocumento(id), nome))}
              >
                {nome}
              </button>
            ))}
          </dd>
        </div>
      )}
    </dl>
  );
}

type PropsAzioni = Pick<Props, 'riga' | 'onFatto'> & {
  una: DelegaUnica | null;
  aree: readonly AreaDelegaUnica[];
  isDaChiedere: boolean;
};
function Azioni({ riga, una, aree, isDaChiedere, onFatto }: PropsAzioni) {
  const { run, inCorso } = useAtto();
  const send = (quali: readonly AreaDelegaUnica[]) =>
    void run(async () => {
      const { errori } = await askDeleghe([riga.id], quali);
      const [errore] = errori;
      if (errore) return void notifiche.push('error', errore.Messaggio, { titolo: m.nonMandate(1) });
      notifiche.push('success', m.mandate(1));
      await onFatto();
    });
  const give = (quali: readonly AreaDelegaUnica[]) =>
    void run(async () => {
      const link = await makeLink(riga.id, quali);
      await onFatto();
      await showLink(link);
    });
  const then = (chiede: Promise<boolean>) => void chiede.then((fatto) => fatto && onFatto());
  const isInCorso = una !== null && riga.corsia === 'Inviate' && IN_CORSO.includes(una.stato);
  // A link that is over opens nothing, and the sheet may have come by hand: the studio keeps it all the same.
  const isScaduta = una !== null && una.stato === 'Link scaduto';
  const isFirmata = una !== null && (una.stato === 'Firmata' || una.stato === 'Inviata');
  const chieste = isInCorso ? una.areeChieste : aree;
  return (
    <footer className={css.panelFoot}>
      {(isDaChiedere || isInCorso) && !riga.conEmail && <p className={css.soft}>{m.senzaIndirizzo}</p>}
      {(isDaChiedere || isInCorso) && (
        <div className={css.buttons}>
          <Button
            aspetto="primary"
            inCorso={inCorso}
            disabled={!riga.conEmail || chieste.length === 0}
            onClick={() => send(chieste)}
          >
            {isInCorso ? m.mandaAncora : m.manda}
          </Button>
          <Button disabled={chieste.length === 0} onClick={() => give(chieste)}>
            {m.consegna}
          </Button>
        </div>
      )}
      {una !== null && (isInCorso || isScaduta) && (
        <>
          {isScaduta && <p className={css.soft}>{m.linkScaduto}</p>}
          <CaricaFile
            scegli={m.caricaFoglio}
            testo={m.fogliAmmessi}
            accetta=".pdf,.jpg,.jpeg,.png"
            onFile={(file) =>
              void run(async () => {
                await keepFoglio(una, file, isScaduta ? aree : una.areeChieste);
                await onFatto();
              }, m.fogliTenuti)
            }
          />
          <div className={css.buttons}>
            <Button
              onClick={() =>
                void run(async () => saveFile(await downloadFoglio(una), messaggiCollegamento.file))
              }
            >
              {m.stampaFoglio}
            </Button>
            <Button onClick={() => then(askFine(una, 'annulla'))}>{m.ritira}</Button>
          </div>
        </>
      )}
      {isFirmata && (
        <div className={css.buttons}>
          <Button aspetto="primary" onClick={() => then(askEsito(una, 'Accettata'))}>
            {m.accetta}
          </Button>
          {una.stato === 'Firmata' && (
            <Button onClick={() => then(askEsito(una, 'Inviata'))}>{m.inviata}</Button>
          )}
          <Button onClick={() => then(askEsito(una, 'Scartata'))}>{m.scarta}</Button>
          {una.stato === 'Firmata' && (
            <Button onClick={() => then(askFine(una, 'annulla'))}>{m.ritira}</Button>
          )}
        </div>
      )}
      {una?.stato === 'Accettata' && (
        <div className={css.buttons}>
          <Button onClick={() => then(askFine(una, 'revoca'))}>{m.revoca}</Button>
        </div>
      )}
      <p className={css.soft}>{m.nonGestito}</p>
    </footer>
  );
}
