import type { MetodoCliente } from '@quadra/contract';
import { formatIban } from '@quadra/values';
import { IconDownload, IconFileText } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { toApiError } from '../../../api/errore.ts';
import { formatImporto } from '../../../dominio/acquisto/importo.ts';
import { DatiFattura, Somme } from '../../../dominio/acquisto/Scelte.tsx';
import { TabellaMetodi } from '../../../dominio/acquisto/Tabelle.tsx';
import {
  type DaPagare,
  daPagareQuery,
  downloadPagata,
  payRichiesta,
} from '../../../dominio/da-pagare/da-pagare.api.ts';
import { formatGiorno } from '../../../formato/formato.ts';
import { messaggiDaPagare as m } from '../../../messages/da-pagare.ts';
import { Button } from '../../../ui/comandi/Button.tsx';
import { saveFile } from '../../../ui/comandi/salva-file.ts';
import { notifiche } from '../../../ui/notifiche/notifiche.ts';
import { BarraTitolo } from '../../../ui/pagina/BarraTitolo.tsx';
import { Skeleton } from '../../../ui/stati/Skeleton.tsx';
import { Stato } from '../../../ui/stati/Stato.tsx';
import css from './DaPagare.module.css';

const euro = (importo: number): string => `${formatImporto(importo)} €`;

/** What a studio asks its client to pay, and the document once it is paid. */
export function DaPagarePage() {
  const { id = '' } = useParams({ strict: false }) as { id?: string };
  const { data, error } = useQuery(daPagareQuery(id));
  return (
    <>
      <BarraTitolo titolo={data?.stato === 'Pagata' ? m.titoloPagata : m.titolo} />
      <div className={css.page}>
        {!data && !error && <Skeleton righe={4} />}
        {error && <p role="alert">{toApiError(error).testo}</p>}
        {data && (
          <div className={css.sheet}>
            <Quale una={data} />
            {data.stato === 'Pagata' && <Documento una={data} />}
            {data.stato !== 'Pagata' && data.attesa && <p role="status">{data.attesa}</p>}
            {data.stato === 'Da pagare' && data.prenotato && <Prenotato prenotato={data.prenotato} />}
            {data.stato === 'Da pagare' && data.prenotato?.annullabile !== false && <Pagamento una={data} />}
          </div>
        )}
      </div>
    </>
  );
}

/** Which declaration, of whom, from whom. */
function Quale({ una }: { una: DaPagare }) {
  const voci: readonly (readonly [string, string | null])[] = [
    [m.intestatario, una.intestatario],
    [m.studio, una.studio],
    [m.vende, una.venditore.nome],
    [m.chiestaIl, formatGiorno(una.data)],
    [m.pagataIl, una.stato === 'Pagata' && una.chiusa ? formatGiorno(una.chiusa) : null],
  ];
  return (
    <header>
      <h2 className={css.title}>{m.quale(una.tipo, una.anno)}</h2>
      <dl className={css.data}>
        {voci.map(([nome, valore]) =>
          valore ? (
            <div key={nome} className={css.line}>
              <dt>{nome}</dt>
              <dd>{valore}</dd>
            </div>
          ) : null,
        )}
      </dl>
    </header>
  );
}

/** What was booked: how to send the transfer, or when it is debited. */
function Prenotato({ prenotato }: { prenotato: NonNullable<DaPagare['prenotato']> }) {
  const { metodo, totale, causale, iban, intestatario, addebitoIl, annullabile } = prenotato;
  const voci: readonly (readonly [string, string | null])[] = [
    [m.quanto, euro(totale)],
    [m.beneficiario, intestatario],
    [m.iban, iban && formatIban(iban)],
    [m.causale, metodo === 'Bonifico' ? causale : null],
    [m.addebito, addebitoIl && formatGiorno(addebitoIl)],
  ];
  return (
    <section className={css.part}>
      <h3>
        <Stato tipo="aperto" testo={metodo === 'Bonifico' ? m.prenotatoBonifico : m.prenotatoSdd} />
      </h3>
      <dl className={css.data}>
        {voci.map(([nome, valore]) =>
          valore ? (
            <div key={nome} className={css.line}>
              <dt>{nome}</dt>
              <dd className="figures">{valore}</dd>
            </div>
          ) : null,
        )}
      </dl>
      <p className={css.soft}>
        {metodo === 'Bonifico' ? m.prenotatoCome : m.prenotatoAddebito}{' '}
        {annullabile ? m.prenotatoCambia : m.prenotatoFermo}
      </p>
    </section>
  );
}

/** The way to pay, the price, who the invoice is for; what is missing is asked in place. */
function Pagamento({ una }: { una: DaPagare }) {
  const cache = useQueryClient();
  const [scritto, setScritto] = useState<MetodoCliente | null>(null);
  const [inCorso, setInCorso] = useState(false);
  const [errore, setErrore] = useState<string | null>(null);
  const { importi, metodi, fatturazione, avviso } = una;
  if (avviso || importi === null) return <p role="alert">{avviso}</p>;
  const scelto = metodi.find(({ metodo }) => metodo === scritto) ?? metodi[0];
  const isPrenotabile = scelto?.metodo === 'Bonifico' || scelto?.metodo === 'SEPA Direct Debit';
  const reload = () => cache.invalidateQueries({ queryKey: ['da-pagare'] });
  const pay = async () => {
    if (scelto === undefined) return;
    setInCorso(true);
    setErrore(null);
    try {
      const dove = await payRichiesta(una.id, scelto.metodo as MetodoCliente);
      if (dove !== null) return location.assign(dove);
      notifiche.push('success', m.prenotato);
      setInCorso(false);
      void reload();
    } catch (causa) {
      setErrore(toApiError(causa).testo);
      setInCorso(false);
      void reload();
    }
  };
  return (
    <>
      <section className={css.part}>
        <h3>{m.costa}</h3>
        <Somme scelto={importi} aliquota={una.aliquota} />
      </section>
      <section className={css.part}>
        <h3>{una.prenotato ? m.altroMetodo : m.metodo}</h3>
        <TabellaMetodi
          metodi={metodi}
          scelto={scelto}
          errore={errore}
          onScelto={({ metodo }) => setScritto(metodo as MetodoCliente)}
        />
      </section>
      <DatiFattura offerta={{ fatturazione }} onCambiati={() => void reload()} />
      <p className={css.soft}>{isPrenotabile ? m.poiPrenotato : m.poi}</p>
      <div className={css.buttons}>
        <Button
          aspetto="primary"
          disabled={scelto === undefined || !fatturazione.completa || scelto.metodo === una.prenotato?.metodo}
          inCorso={inCorso}
          onClick={() => void pay()}
        >
          {isPrenotabile ? m.prenota(euro(importi.totale)) : m.paga(euro(importi.totale))}
        </Button>
      </div>
    </>
  );
}

/** The document that was paid: opened in a tab, or kept. */
function Documento({ una: { id, anno, attesa } }: { una: DaPagare }) {
  const [inCorso, setInCorso] = useState(false);
  const take = async (scheda: Window | null) => {
    setInCorso(true);
    try {
      const pdf = await downloadPagata(id);
      if (scheda) scheda.location.href = URL.createObjectURL(pdf);
      else saveFile(pdf, m.documento(anno));
    } catch (causa) {
      scheda?.close();
      const { testo, codiceRichiesta } = toApiError(causa);
      notifiche.push('error', testo, { codiceRichiesta });
    }
    setInCorso(false);
  };
  if (attesa) return <p role="status">{attesa}</p>;
  return (
    <section className={css.part}>
      <p role="status">
        <Stato tipo="fatto" testo={m.pagataBreve} /> {m.pronto}
      </p>
      <div className={css.buttons}>
        <Button icona={IconDownload} inCorso={inCorso} onClick={() => void take(null)}>
          {m.scarica}
        </Button>
        {/* At the click, or the browser would take the tab for an advert. */}
        <Button
          aspetto="primary"
          icona={IconFileText}
          inCorso={inCorso}
          onClick={() => void take(window.open('', '_blank'))}
        >
          {m.apri}
        </Button>
      </div>
      <p className={css.soft}>{m.fattura}</p>
    </section>
  );
}
