/**
 * The elements of an ordinary invoice, as the official layout orders them (FatturaPA 1.2.3, provv. AdE of 20/12/2024): each
 * group with what it holds, in order. `Nome:Tipo` is there once, `?` once or not at all, `+` once or more, `*` any number;
 * `=` is what an empty one stands for; `( a | b )` is one of the two. A type is a group of this table, or a text.
 */
const gruppiFattura = {
  FatturaElettronica: 'FatturaElettronicaHeader:Header FatturaElettronicaBody:Body+',
  Header:
    'DatiTrasmissione:DatiTrasmissione CedentePrestatore:Cedente RappresentanteFiscale:Rappresentante? CessionarioCommittente:Cessionario TerzoIntermediarioOSoggettoEmittente:Terzo? SoggettoEmittente:SoggettoEmittente?',
  Body: 'DatiGenerali:DatiGenerali DatiBeniServizi:DatiBeniServizi DatiVeicoli:DatiVeicoli? DatiPagamento:DatiPagamento* Allegati:Allegati*',
  DatiTrasmissione:
    'IdTrasmittente:IdFiscale ProgressivoInvio:String10 FormatoTrasmissione:FormatoTrasmissione CodiceDestinatario:CodiceDestinatario ContattiTrasmittente:ContattiTrasmittente? PECDestinatario:Email?',
  IdFiscale: 'IdPaese:Nazione IdCodice:Codice',
  ContattiTrasmittente: 'Telefono:TelFax? Email:EmailContatti?',
  Cedente:
    'DatiAnagrafici:AnagraficiCedente Sede:Indirizzo StabileOrganizzazione:Indirizzo? IscrizioneREA:IscrizioneREA? Contatti:Contatti? RiferimentoAmministrazione:String20?',
  AnagraficiCedente:
    'IdFiscaleIVA:IdFiscale CodiceFiscale:CodiceFiscale? Anagrafica:Anagrafica AlboProfessionale:String60Latin? ProvinciaAlbo:Provincia? NumeroIscrizioneAlbo:String60? DataIscrizioneAlbo:data? RegimeFiscale:RegimeFiscale',
  Anagrafica:
    '( Denominazione:String80Latin | Nome:String60Latin Cognome:String60Latin ) Titolo:Titolo? CodEORI:CodEORI?',
  Indirizzo:
    'Indirizzo:String60Latin NumeroCivico:NumeroCivico? CAP:CAP Comune:String60Latin Provincia:Provincia? Nazione:Nazione=IT',
  IscrizioneREA:
    'Ufficio:Provincia NumeroREA:String20 CapitaleSociale:Amount2Decimal? SocioUnico:SocioUnico? StatoLiquidazione:StatoLiquidazione',
  Contatti: 'Telefono:TelFax? Fax:TelFax? Email:EmailContatti?',
  Rappresentante: 'DatiAnagrafici:AnagraficiRappresentante',
  AnagraficiRappresentante: 'IdFiscaleIVA:IdFiscale CodiceFiscale:CodiceFiscale? Anagrafica:Anagrafica',
  Cessionario:
    'DatiAnagrafici:AnagraficiCessionario Sede:Indirizzo StabileOrganizzazione:Indirizzo? RappresentanteFiscale:RappresentanteCessionario?',
  AnagraficiCessionario: 'IdFiscaleIVA:IdFiscale? CodiceFiscale:CodiceFiscale? Anagrafica:Anagrafica',
  RappresentanteCessionario:
    'IdFiscaleIVA:IdFiscale ( Denominazione:String80Latin | Nome:String60Latin Cognome:String60Latin )',
  Terzo: 'DatiAnagrafici:AnagraficiCessionario',
  DatiGenerali:
    'DatiGeneraliDocumento:Documento DatiOrdineAcquisto:Correlati* DatiContratto:Correlati* DatiConvenzione:Correlati* DatiRicezione:Correlati* DatiFattureCollegate:Correlati* DatiSAL:DatiSAL* DatiDDT:DatiDDT* DatiTrasporto:DatiTrasporto? FatturaPrincipale:FatturaPrincipale?',
  Documento:
    'TipoDocumento:TipoDocumento Divisa:Divisa Data:DataFattura Numero:String20 DatiRitenuta:DatiRitenuta* DatiBollo:DatiBollo? DatiCassaPrevidenziale:DatiCassa* ScontoMaggiorazione:ScontoMaggiorazione* ImportoTotaleDocumento:Amount2Decimal? Arrotondamento:Amount2Decimal? Causale:String200Latin* Art73:Art73?',
  DatiRitenuta:
    'TipoRitenuta:TipoRitenuta ImportoRitenuta:Amount2Decimal AliquotaRitenuta:Rate CausalePagamento:CausalePagamento',
  DatiBollo: 'BolloVirtuale:BolloVirtuale ImportoBollo:Amount2Decimal?',
  DatiCassa:
    'TipoCassa:TipoCassa AlCassa:Rate ImportoContributoCassa:Amount2Decimal ImponibileCassa:Amount2Decimal? AliquotaIVA:Rate Ritenuta:Ritenuta? Natura:Natura? RiferimentoAmministrazione:String20?',
  ScontoMaggiorazione: 'Tipo:TipoScontoMaggiorazione Percentuale:Rate? Importo:Amount8Decimal?',
  Correlati:
    'RiferimentoNumeroLinea:RiferimentoNumeroLinea* IdDocumento:String20 Data:data? NumItem:String20? CodiceCommessaConvenzione:String100Latin? CodiceCUP:String15? CodiceCIG:String15?',
  DatiSAL: 'RiferimentoFase:RiferimentoFase',
  DatiDDT: 'NumeroDDT:String20 DataDDT:data RiferimentoNumeroLinea:RiferimentoNumeroLinea*',
  DatiTrasporto:
    'DatiAnagraficiVettore:AnagraficiVettore? MezzoTrasporto:String80Latin? CausaleTrasporto:String100Latin? NumeroColli:NumeroColli? Descrizione:String100Latin? UnitaMisuraPeso:String10? PesoLordo:Peso? PesoNetto:Peso? DataOraRitiro:dataOra? DataInizioTrasporto:data? TipoResa:TipoResa? IndirizzoResa:Indirizzo? DataOraConsegna:dataOra?',
  AnagraficiVettore:
    'IdFiscaleIVA:IdFiscale CodiceFiscale:CodiceFiscale? Anagrafica:Anagrafica NumeroLicenzaGuida:String20?',
  FatturaPrincipale: 'NumeroFatturaPrincipale:String20 DataFatturaPrincipale:data',
  DatiBeniServizi: 'DettaglioLinee:DettaglioLinee+ DatiRiepilogo:DatiRiepilogo+',
  DettaglioLinee:
    'NumeroLinea:NumeroLinea TipoCessionePrestazione:TipoCessionePrestazione? CodiceArticolo:CodiceArticolo* Descrizione:String1000Latin Quantita:Quantita? UnitaMisura:String10? DataInizioPeriodo:data? DataFinePeriodo:data? PrezzoUnitario:Amount8Decimal ScontoMaggiorazione:ScontoMaggiorazione* PrezzoTotale:Amount8Decimal AliquotaIVA:Rate Ritenuta:Ritenuta? Natura:Natura? RiferimentoAmministrazione:String20? AltriDatiGestionali:AltriDati*',
  CodiceArticolo: 'CodiceTipo:String35 CodiceValore:String35LatinExt',
  AltriDati:
    'TipoDato:String10 RiferimentoTesto:String60Latin? RiferimentoNumero:Amount8Decimal? RiferimentoData:data?',
  DatiRiepilogo:
    'AliquotaIVA:Rate Natura:Natura? SpeseAccessorie:Amount2Decimal? Arrotondamento:Amount8Decimal? ImponibileImporto:Amount2Decimal Imposta:Amount2Decimal EsigibilitaIVA:EsigibilitaIVA? RiferimentoNormativo:String100Latin?',
  DatiVeicoli: 'Data:data TotalePercorso:String15',
  DatiPagamento: 'CondizioniPagamento:CondizioniPagamento DettaglioPagamento:DettaglioPagamento+',
  DettaglioPagamento:
    'Beneficiario:String200Latin? ModalitaPagamento:ModalitaPagamento DataRiferimentoTerminiPagamento:data? GiorniTerminiPagamento:GiorniTerminePagamento? DataScadenzaPagamento:data? ImportoPagamento:Amount2Decimal CodUfficioPostale:String20? CognomeQuietanzante:String60Latin? NomeQuietanzante:String60Latin? CFQuietanzante:CodiceFiscalePF? TitoloQuietanzante:Titolo? IstitutoFinanziario:String80Latin? IBAN:IBAN? ABI:ABI? CAB:ABI? BIC:BIC? ScontoPagamentoAnticipato:Amount2Decimal? DataLimitePagamentoAnticipato:data? PenalitaPagamentiRitardati:Amount2Decimal? DataDecorrenzaPenale:data? CodicePagamento:String60?',
  Allegati:
    'NomeAttachment:String60Latin AlgoritmoCompressione:String10? FormatoAttachment:String10? DescrizioneAttachment:String100Latin? Attachment:base64',
};

/** An element where it may be. */
export interface Posto {
  readonly nome: string;
  readonly tipo: string;
  readonly minimo: 0 | 1;
  readonly isRipetuto: boolean;
  /** What it stands for when it is empty. */
  readonly predefinito?: string;
}
/** A place, or two roads of which one is taken. */
export type Passo = Posto | { readonly strade: readonly (readonly Posto[])[] };

function readPosto(parola: string): Posto {
  const [, nome = '', tipo = '', quante = '', predefinito] =
    /^(\w+):(\w+)([?+*]?)(?:=(\w+))?$/.exec(parola) ?? [];
  return {
    ...{ nome, tipo, minimo: quante === '?' || quante === '*' ? 0 : 1 },
    isRipetuto: quante === '+' || quante === '*',
    ...(predefinito === undefined ? {} : { predefinito }),
  };
}

const readPosti = (frase: string): Posto[] => frase.trim().split(' ').map(readPosto);
/** `a ( b | c d ) e`, in steps. */
const readPassi = (frase: string): Passo[] =>
  frase
    .split(/\(|\)/)
    .flatMap((pezzo, n): Passo[] =>
      n % 2 === 1
        ? [{ strade: pezzo.split('|').map(readPosti) }]
        : pezzo.trim() === ''
          ? []
          : readPosti(pezzo),
    );

/** Each group with its steps. */
export const passiFattura: ReadonlyMap<string, readonly Passo[]> = new Map(
  Object.entries(gruppiFattura).map(([nome, frase]) => [nome, readPassi(frase)]),
);
