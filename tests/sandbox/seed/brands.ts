/** Customer service of each brand; the names are those of the portal's brands. */
export const BRAND_SERVICES = [
  {
    Name: 'Brand A',
    Customer_Service_Hours__c: 'Monday to Friday, 7 am to 7 pm',
    Customer_Service_Hours_ES__c: 'De lunes a viernes, de 7 a. m. a 7 p. m.',
    Customer_Service_Phone_Number__c: '800-555-0110',
    Privacy_Policy_Link__c: 'https://brand-a.example.com/privacy',
    Privacy_Policy_Link_ES__c: 'https://brand-a.example.com/es/privacidad',
    Terms_of_Use__c: 'https://brand-a.example.com/terms',
    Terms_of_Use_ES__c: 'https://brand-a.example.com/es/terminos',
    Disclaimer__c:
      '<p>Marigold Energy is licensed by the <b>Public Utility Commission</b>. ' +
      'Rates depend on your utility and your usage.</p>',
    Disclaimer_ES__c:
      '<p>Marigold Energy tiene licencia de la <b>Comisión de Servicios Públicos</b>. ' +
      'Las tarifas dependen de su distribuidora y de su consumo.</p>',
  },
  {
    Name: 'Brand B',
    Customer_Service_Hours__c: 'Monday to Saturday, 8 am to 8 pm',
    Customer_Service_Hours_ES__c: 'De lunes a sábado, de 8 a. m. a 8 p. m.',
    Customer_Service_Phone_Number__c: '800-555-0120',
    Privacy_Policy_Link__c: 'https://brand-b.example.com/privacy',
    Privacy_Policy_Link_ES__c: 'https://brand-b.example.com/es/privacidad',
    Terms_of_Use__c: 'https://brand-b.example.com/terms',
    Terms_of_Use_ES__c: 'https://brand-b.example.com/es/terminos',
    // Hostile on purpose: whoever shows this without cleaning it runs the script, and tests see that.
    Disclaimer__c:
      '<p>Fernway Power sells <i>100% Texas</i> electricity.</p>' +
      '<img src="x" onerror="window.__xss = true"><script>window.__xss = true</script>' +
      '<p><a href="javascript:window.__xss = true">Read more</a></p>',
    Disclaimer_ES__c:
      '<p>Fernway Power vende electricidad <i>100 % de Texas</i>.</p>' +
      '<p><a href="https://brand-b.example.com/es/plan">Más información</a></p>',
  },
  {
    Name: 'Brand C',
    Customer_Service_Hours__c: 'Every day, 24 hours',
    Customer_Service_Hours_ES__c: 'Todos los días, las 24 horas',
    Customer_Service_Phone_Number__c: '800-555-0130',
    Privacy_Policy_Link__c: 'https://www.example.com/privacy',
    Privacy_Policy_Link_ES__c: 'https://www.example.com/es/privacidad',
    Terms_of_Use__c: 'https://www.example.com/terms',
    Terms_of_Use_ES__c: 'https://www.example.com/es/terminos',
    Disclaimer__c:
      '<p>Tidewell Energy bills in arrears.<br>See the <a href="https://www.example.com/facts">Electricity Facts Label</a> ' +
      'for <strong>all</strong> charges.</p>',
    Disclaimer_ES__c:
      '<p>Tidewell Energy factura a mes vencido.<br>Consulte la ' +
      '<a href="https://www.example.com/es/facts">etiqueta de datos</a> con <strong>todos</strong> los cargos.</p>',
  },
] as const;
