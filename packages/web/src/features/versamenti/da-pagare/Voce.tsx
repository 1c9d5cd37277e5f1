import { IconCalendarPlus, IconCheck, IconFileTypePdf } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { toApiError } from '../../../api/errore.ts';
import { useAtto } from '../../../dominio/pagina/useAtto.ts';
import {
  downloadF24,
  isDetta,
  type VoceDaPagare,
  withdrawDetto,
} from '../../../dominio/versamenti/da-pagare.api.ts';
import { formatGiorno } from '../../../formato/formato.ts';
import { formatImporto } from '../../../formato/formato-valore.ts';
import { messaggiPagamenti as m } from '../../../messages/pagamenti-miei.ts';
import { classi } from '../../../ui/classi.ts';
import { Button } from '../../../ui/comandi/Button.tsx';
import { saveFile } from '../../../ui/comandi/salva-file.ts';
import { notifiche } from '../../../ui/notifiche/notifiche.ts';
import { Stato } from '../../../ui/stati/Stato.tsx';
import { askPagato } from './ask-pagato.tsx';
import { saveInCalendario } from './calendario.ts';
import css from './Pagamenti.module.css';

/** What was said of a payment changes what is read of it everywhere. */
export function useRilettura(): () => Promise<void> {
  const cache = useQueryClient();
  return async () => {
    await cache.invalidateQueries({ queryKey: ['f24'] });
    await cache.invalidateQueries({ queryKey: ['conto'] });
  };
}

async function openPdf(voce: VoceDaPagare): Promise<void> {
  // At the click, or the browser would take the tab for an advert.
  const scheda = window.open('', '_blank');
  try {
    const pdf = await downloadF24(voce);
    if (scheda) scheda.location.href = URL.createObjectURL(pdf);
    else saveFile(pdf, `F24-${voce.anno}-${voce.numero}.pdf`);
  } catch (causa) {
    scheda?.close();
    const { testo, codiceRichiesta } = toApiError(causa);
    notifiche.push('error', testo, { codiceRichiesta });
  }
}

/** How he said it, or what the studio answered; nothing where nobody said anything. */
export function DettoDiVoce({ voce: { detto, studio } }: { voce: VoceDaPagare }) {
  if (detto?.stato === 'Detto')
    return (
      <>
        <Stato tipo="inviato" testo={m.detto(formatGiorno(detto.pagatoIl))} />
        <p className={css.soft}>
          {m.dettoTesto(studio ?? '')} {detto.ricevuta && m.conRicevuta(detto.ricevuta.nome)}
        </p>
      </>
    );
  if (detto?.stato === 'Non risulta')
    return <Stato tipo="attenzione" testo={m.nonRisulta(detto.motivo ?? '')} />;
  return null;
}

/** What a payment is made of, row by row. */
const Righe = ({ voce: { righe } }: { voce: VoceDaPagare }) => (
  <ul className={css.rows}>
    {righe.map(({ nome, codice, anno, importo }) => (
      <li key={`${nome} ${codice} ${anno} ${importo}`}>
        <span>
          {nome}
          <small>{m.riga(codice, anno)}</small>
        </span>
        <span className="figures">{formatImporto(importo)}</span>
      </li>
    ))}
  </ul>
);

/** A payment with all that is done of it. */
export function VoceAperta({ voce }: { voce: VoceDaPagare }) {
  const [perche, setPerche] = useState(false);
  const { nome, importo, studio, idF24, anno } = voce;
  return (
    <li className={classi(css.item, css.open)}>
      <div>
        <h3 className={css.name}>{nome}</h3>
        {studio !== null && <p className={css.soft}>{m.diStudio(studio)}</p>}
      </div>
      <div className={css.figureLine}>
        <span className={classi(css.figure, css.calc, 'figures')}>{formatImporto(importo)}</span>
        {studio === null ? (
          <Link className={css.why} to="/conto-fiscale" search={{ anno }}>
            {m.perche}
          </Link>
        ) : (
          <button type="button" className={css.why} aria-expanded={perche} onClick={() => setPerche(!perche)}>
            {perche ? m.percheChiudi : m.perche}
          </button>
        )}
      </div>
      {perche && <Righe voce={voce} />}
      <DettoDiVoce voce={voce} />
      {idF24 === null ? <SenzaF24 voce={voce} /> : <Atti voce={voce} />}
    </li>
  );
}

const InCalendario = ({ voce }: { voce: VoceDaPagare }) => (
  <Button icona={IconCalendarPlus} onClick={() => saveInCalendario([voce])}>
    {m.inCalendario}
  </Button>
);

function SenzaF24({ voce }: { voce: VoceDaPagare }) {
  const navigate = useNavigate();
  return (
    <>
      <p className={css.soft}>{m.daPreparare}</p>
      <div className={css.pair}>
        <InCalendario voce={voce} />
        <Button onClick={() => void navigate({ to: '/conto-fiscale', search: { anno: voce.anno } })}>
          {m.vaiAlConto}
        </Button>
      </div>
    </>
  );
}

function Atti({ voce }: { voce: VoceDaPagare }) {
  const readAgain = useRilettura();
  const { run, inCorso } = useAtto();
  const withdraw = async () => {
    await run(async () => {
      await withdrawDetto(voce);
      return true;
    }, m.ritirato);
    await readAgain();
  };
  const say = async () => {
    await askPagato(voce);
    await readAgain();
  };
  return (
    <>
      <Button
        aspetto="primary"
        icona={IconFileTypePdf}
        className={css.main}
        onClick={() => void openPdf(voce)}
      >
        {m.apriPdf}
      </Button>
      <div className={css.pair}>
        <InCalendario voce={voce} />
        {isDetta(voce) ? (
          <Button inCorso={inCorso} onClick={() => void withdraw()}>
            {m.ritira}
          </Button>
        ) : (
          <Button icona={IconCheck} onClick={() => void say()}>
            {m.hoPagato}
          </Button>
        )}
      </div>
    </>
  );
}
