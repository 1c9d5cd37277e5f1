import { canaleF24, etichettaCanaleF24 } from '@quadra/contract';
import { formatData } from '@quadra/values';
import { IconBan, IconDownload, IconPrinter, IconTrash, IconWritingSign } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useSessione } from '../../../api/contesto.ts';
import { mayFirmare } from '../../../dominio/firma/useFirma.ts';
import { messaggiF24 } from '../../../messages/f24.ts';
import { messaggiModelloF24 as m } from '../../../messages/f24-modello.ts';
import type { PropsCampo } from '../../../ui/campi/Campo.tsx';
import { DateField } from '../../../ui/campi/DateField.tsx';
import { TextField } from '../../../ui/campi/TextField.tsx';
import { classi } from '../../../ui/classi.ts';
import { Button } from '../../../ui/comandi/Button.tsx';
import { Icona } from '../../../ui/comandi/Icona.tsx';
import { Tendina } from '../../../ui/scelta/Tendina.tsx';
import { makeFonteEnum } from '../../../ui/scelta/voci.ts';
import css from './F24.module.css';
import type { F24Intero } from './f24.api.ts';
import { writeCent, writeEuro } from './importi.ts';
import type { useAttiF24 } from './useAttiF24.ts';
import type { Valori } from './valori.ts';

const fonteCanali = makeFonteEnum(etichettaCanaleF24);
const isCanale = (scelto: string | null): scelto is (typeof canaleF24)[number] =>
  canaleF24.some((uno) => uno === scelto);
const IBAN_MASSIMO = 34;
const NOTA_MASSIMA = 500;

type PropsSaldo = {
  valori: Valori;
  totali: { debito: number; credito: number };
  fogli: number;
  scrive: boolean;
  campo: (percorso: string, bloccato?: boolean) => PropsCampo;
  change: (nuovi: Partial<Valori>) => void;
};

/** What leaves the account, when and from where. */
export function SaldoF24({ valori, totali: { debito, credito }, fogli, scrive, campo, change }: PropsSaldo) {
  const saldo = debito - credito;
  return (
    <section className={css.block} aria-label={m.saldoEAddebito}>
      <h2>{m.saldoEAddebito}</h2>
      <dl className={css.lines}>
        <dt>{m.debiti}</dt>
        <dd className="figures">{writeCent(debito)}</dd>
        <dt>{m.crediti}</dt>
        <dd className="figures">{credito === 0 ? '0,00' : `−${writeCent(credito)}`}</dd>
      </dl>
      <div className={css.balance} role="status">
        <span>{m.saldoFinale}</span>
        <strong className={classi(css.figure, 'figures')}>{`${writeCent(Math.max(0, saldo))} €`}</strong>
      </div>
      {saldo < 0 && <p className={classi(css.soft, css.error)}>{m.sottoZero}</p>}
      {saldo === 0 && debito > 0 && <p className={css.soft}>{m.saldoZero}</p>}
      {fogli > 1 && <p className={css.soft}>{m.fogli(fogli)}</p>}
      <DateField
        {...campo('data', !scrive)}
        valore={valori.data === '' ? valori.scadenza : valori.data}
        onChange={(data) => change({ data })}
      />
      <Tendina
        {...campo('canale', !scrive)}
        valore={valori.canale}
        fonte={fonteCanali}
        onChange={(canale) => isCanale(canale) && change({ canale })}
      />
      <TextField
        {...campo('iban', !scrive)}
        codice
        spellCheck={false}
        massimo={IBAN_MASSIMO}
        valore={valori.iban}
        onChange={(iban) => change({ iban })}
      />
      <TextField
        {...campo('nota', !scrive)}
        righe={2}
        massimo={NOTA_MASSIMA}
        valore={valori.nota}
        onChange={(nota) => change({ nota })}
      />
    </section>
  );
}

/** Credits that the law stops: which rule, from when, what may be done. */
export function CreditiRifiutati({ rilievi }: { rilievi: F24Intero['rilievi'] }) {
  if (rilievi.length === 0) return null;
  return (
    <section className={css.block} aria-label={m.nonUsabile}>
      {rilievi.map(({ codice, campo, frase, fonte, dal }) => (
        <div key={codice + campo} className={css.refused}>
          <strong>
            <Icona di={IconBan} size={13} /> {m.nonUsabile}
          </strong>
          <span>{frase}</span>
          {dal && <span>{m.nonUsabileDal(formatData(dal))}</span>}
          {fonte && <span className={css.soft}>{fonte}</span>}
        </div>
      ))}
      <p className={css.soft}>{m.creditiAlSalvataggio}</p>
    </section>
  );
}

type PropsStato = {
  f24: F24Intero;
  isCambiata: boolean;
  scrive: boolean;
  atti: ReturnType<typeof useAttiF24>;
};

/** Where the model is, and what may be done of it. */
export function StatoF24({ f24, isCambiata, scrive, atti }: PropsStato) {
  const firma = mayFirmare(useSessione().utente) && f24.stato !== 'Annullato';
  const mosse = (['invia', 'paga', 'ricevuta', 'ripristina', 'annulla'] as const).filter(
    (una) => scrive && f24.azioni.includes(una) && (una !== 'ricevuta' || f24.inviatoIl !== null),
  );
  return (
    <section className={css.block} aria-label={m.statoEInvio}>
      <h2>{m.statoEInvio}</h2>
      <Fatti f24={f24} />
      {isCambiata && <p className={css.soft}>{m.salvaPrima}</p>}
      {f24.file !== null && !f24.file.attuale && <p className={css.soft}>{m.fileSuperato}</p>}
      <div className={css.acts}>
        <Button icona={IconPrinter} disabled={isCambiata} onClick={() => void atti.print()}>
          {m.stampa}
        </Button>
        {firma && (
          <Button
            icona={IconWritingSign}
            disabled={isCambiata}
            inCorso={atti.inCorso}
            onClick={() => void atti.sign()}
          >
            {m.mandaInFirma}
          </Button>
        )}
        {mosse.map((una) => (
          <Button key={una} disabled={isCambiata} onClick={() => void atti.move(una)}>
            {m[una]}
          </Button>
        ))}
        {scrive && f24.azioni.includes('file') && (
          <Button disabled={isCambiata} inCorso={atti.inCorso} onClick={() => void atti.makeFile()}>
            {m.file}
          </Button>
        )}
        {f24.file !== null && (
          <Button icona={IconDownload} onClick={() => void atti.saveFile()}>
            {m.scarica}
          </Button>
        )}
        {scrive && f24.azioni.includes('elimina') && (
          <Button icona={IconTrash} onClick={() => void atti.remove()}>
            {m.elimina}
          </Button>
        )}
      </div>
      <p className={css.soft}>{m.nonTrasmesso}</p>
    </section>
  );
}

function Fatti({ f24 }: { f24: F24Intero }) {
  const saldo = f24.saldo;
  const voci: (readonly [string, ReactNode] | false)[] = [
    [m.statoDi, <strong key="stato">{f24.stato}</strong>],
    [
      messaggiF24.statoInvio,
      f24.inviatoIl === null ? f24.statoInvio : `${f24.statoInvio}, ${formatData(f24.inviatoIl)}`,
    ],
    f24.protocollo !== null && [m.protocollo, f24.protocollo],
    f24.scarto !== null && [m.scarto, f24.scarto],
  ];
  return (
    <>
      <dl className={css.lines}>
        {voci.map(
          (voce) =>
            voce && (
              <div key={voce[0]} style={{ display: 'contents' }}>
                <dt>{voce[0]}</dt>
                <dd>{voce[1]}</dd>
              </div>
            ),
        )}
      </dl>
      {f24.pagatoIl !== null && (
        <p>
          {m.pagato(writeEuro(f24.pagato ?? saldo), formatData(f24.pagatoIl))}.{' '}
          {f24.pagato !== null && f24.pagato < saldo && m.restano(writeEuro(saldo - f24.pagato))}
        </p>
      )}
      {f24.motivoAnnullo !== null && <p>{m.annullato(f24.motivoAnnullo)}</p>}
    </>
  );
}
