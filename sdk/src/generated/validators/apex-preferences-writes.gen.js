// Generated from specs/apex/openapi.yaml by `npm run generate`. Do not edit.

function ucs2length(text) {
  let length = 0;
  for (let at = 0; at < text.length; at += 1)
    length += 1, (text.charCodeAt(at) & 64512) === 55296 && (text.charCodeAt(at + 1) & 64512) === 56320 && (at += 1);
  return length;
}

var validateResendSmsConfirmation = validate0;
var pattern0 = /* @__PURE__ */ new RegExp("^[0-9A-Za-z-]{4,20}$", "u");
function validate1(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "string") {
    if (!pattern0.test(data)) {
      let err0 = { instancePath, keyword: "pattern", message: 'must match pattern "^[0-9A-Za-z-]{4,20}$"' };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  } else {
    let err1 = { instancePath, keyword: "type", message: "must be string" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate1.errors = vErrors, errors === 0;
}
function validate0(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.accountNumber === void 0) {
      let err0 = { instancePath, keyword: "required", message: "must have required property 'accountNumber'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.accountNumber !== void 0) {
      let data0 = data.accountNumber;
      if (typeof data0 == "string" && ucs2length(data0) < 1) {
        let err1 = { instancePath: instancePath + "/accountNumber", keyword: "minLength", message: "must NOT have fewer than 1 characters" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
      if (Array.isArray(data0) && data0.length < 1) {
        let err2 = { instancePath: instancePath + "/accountNumber", keyword: "minItems", message: "must NOT have fewer than 1 items" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.accountNumber === void 0) {
      let err3 = { instancePath, keyword: "required", message: "must have required property 'accountNumber'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    data.accountNumber !== void 0 && (validate1(data.accountNumber, { instancePath: instancePath + "/accountNumber" }) || (vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors), errors = vErrors.length));
  } else {
    let err4 = { instancePath, keyword: "type", message: "must be object" };
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  return validate0.errors = vErrors, errors === 0;
}
var validateSetPaperless = validate2;
function validate3(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data != "string") {
    let err0 = { instancePath, keyword: "type", message: "must be string" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "en" || data === "es")) {
    let err1 = { instancePath, keyword: "enum", message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate3.errors = vErrors, errors === 0;
}
function validate2(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.accountNumber === void 0) {
      let err0 = { instancePath, keyword: "required", message: "must have required property 'accountNumber'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.accountNumber !== void 0) {
      let data0 = data.accountNumber;
      if (typeof data0 == "string" && ucs2length(data0) < 1) {
        let err1 = { instancePath: instancePath + "/accountNumber", keyword: "minLength", message: "must NOT have fewer than 1 characters" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
      if (Array.isArray(data0) && data0.length < 1) {
        let err2 = { instancePath: instancePath + "/accountNumber", keyword: "minItems", message: "must NOT have fewer than 1 items" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.accountNumber === void 0) {
      let err3 = { instancePath, keyword: "required", message: "must have required property 'accountNumber'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.consentVersion === void 0) {
      let err4 = { instancePath, keyword: "required", message: "must have required property 'consentVersion'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.enabled === void 0) {
      let err5 = { instancePath, keyword: "required", message: "must have required property 'enabled'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.language === void 0) {
      let err6 = { instancePath, keyword: "required", message: "must have required property 'language'" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.accountNumber !== void 0 && (validate1(data.accountNumber, { instancePath: instancePath + "/accountNumber" }) || (vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors), errors = vErrors.length)), data.enabled !== void 0 && typeof data.enabled != "boolean") {
      let err7 = { instancePath: instancePath + "/enabled", keyword: "type", message: "must be boolean" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.consentVersion !== void 0) {
      let data3 = data.consentVersion;
      if (typeof data3 == "string") {
        if (ucs2length(data3) > 40) {
          let err8 = { instancePath: instancePath + "/consentVersion", keyword: "maxLength", message: "must NOT have more than 40 characters" };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (ucs2length(data3) < 1) {
          let err9 = { instancePath: instancePath + "/consentVersion", keyword: "minLength", message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/consentVersion", keyword: "type", message: "must be string" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    data.language !== void 0 && (validate3(data.language, { instancePath: instancePath + "/language" }) || (vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors), errors = vErrors.length));
  } else {
    let err11 = { instancePath, keyword: "type", message: "must be object" };
    vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
  }
  return validate2.errors = vErrors, errors === 0;
}
var validateStartSmsAlerts = validate4;
function validate4(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.accountNumber === void 0) {
      let err0 = { instancePath, keyword: "required", message: "must have required property 'accountNumber'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.accountNumber !== void 0) {
      let data0 = data.accountNumber;
      if (typeof data0 == "string" && ucs2length(data0) < 1) {
        let err1 = { instancePath: instancePath + "/accountNumber", keyword: "minLength", message: "must NOT have fewer than 1 characters" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
      if (Array.isArray(data0) && data0.length < 1) {
        let err2 = { instancePath: instancePath + "/accountNumber", keyword: "minItems", message: "must NOT have fewer than 1 items" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.mobilePhone === void 0) {
      let err3 = { instancePath, keyword: "required", message: "must have required property 'mobilePhone'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.mobilePhone !== void 0) {
      let data1 = data.mobilePhone;
      if (typeof data1 == "string" && ucs2length(data1) < 1) {
        let err4 = { instancePath: instancePath + "/mobilePhone", keyword: "minLength", message: "must NOT have fewer than 1 characters" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (Array.isArray(data1) && data1.length < 1) {
        let err5 = { instancePath: instancePath + "/mobilePhone", keyword: "minItems", message: "must NOT have fewer than 1 items" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.alerts === void 0) {
      let err6 = { instancePath, keyword: "required", message: "must have required property 'alerts'" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.alerts !== void 0) {
      let data2 = data.alerts;
      if (typeof data2 == "string" && ucs2length(data2) < 1) {
        let err7 = { instancePath: instancePath + "/alerts", keyword: "minLength", message: "must NOT have fewer than 1 characters" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (Array.isArray(data2) && data2.length < 1) {
        let err8 = { instancePath: instancePath + "/alerts", keyword: "minItems", message: "must NOT have fewer than 1 items" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.accountNumber === void 0) {
      let err9 = { instancePath, keyword: "required", message: "must have required property 'accountNumber'" };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.alerts === void 0) {
      let err10 = { instancePath, keyword: "required", message: "must have required property 'alerts'" };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    if (data.consent === void 0) {
      let err11 = { instancePath, keyword: "required", message: "must have required property 'consent'" };
      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
    if (data.consentVersion === void 0) {
      let err12 = { instancePath, keyword: "required", message: "must have required property 'consentVersion'" };
      vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
    }
    if (data.language === void 0) {
      let err13 = { instancePath, keyword: "required", message: "must have required property 'language'" };
      vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
    }
    if (data.mobilePhone === void 0) {
      let err14 = { instancePath, keyword: "required", message: "must have required property 'mobilePhone'" };
      vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
    }
    if (data.accountNumber !== void 0 && (validate1(data.accountNumber, { instancePath: instancePath + "/accountNumber" }) || (vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors), errors = vErrors.length)), data.mobilePhone !== void 0) {
      let data4 = data.mobilePhone;
      if (typeof data4 == "string") {
        if (ucs2length(data4) > 30) {
          let err15 = { instancePath: instancePath + "/mobilePhone", keyword: "maxLength", message: "must NOT have more than 30 characters" };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
        if (ucs2length(data4) < 1) {
          let err16 = { instancePath: instancePath + "/mobilePhone", keyword: "minLength", message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
        }
      } else {
        let err17 = { instancePath: instancePath + "/mobilePhone", keyword: "type", message: "must be string" };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
    if (data.alerts !== void 0) {
      let data5 = data.alerts;
      if (Array.isArray(data5)) {
        if (data5.length < 1) {
          let err18 = { instancePath: instancePath + "/alerts", keyword: "minItems", message: "must NOT have fewer than 1 items" };
          vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
        }
        let len0 = data5.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data6 = data5[i0];
          if (typeof data6 != "string") {
            let err19 = { instancePath: instancePath + "/alerts/" + i0, keyword: "type", message: "must be string" };
            vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
          }
          if (!(data6 === "billReady" || data6 === "paymentDue" || data6 === "paymentReceived" || data6 === "enrollment" || data6 === "documents")) {
            let err20 = { instancePath: instancePath + "/alerts/" + i0, keyword: "enum", message: "must be equal to one of the allowed values" };
            vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
          }
        }
        let i1 = data5.length, j0;
        if (i1 > 1) {
          let indices0 = {};
          for (; i1--; ) {
            let item0 = data5[i1];
            if (typeof item0 == "string") {
              if (typeof indices0[item0] == "number") {
                j0 = indices0[item0];
                let err21 = { instancePath: instancePath + "/alerts", keyword: "uniqueItems", message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)" };
                vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
                break;
              }
              indices0[item0] = i1;
            }
          }
        }
      } else {
        let err22 = { instancePath: instancePath + "/alerts", keyword: "type", message: "must be array" };
        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
      }
    }
    if (data.consent !== void 0) {
      let data7 = data.consent;
      if (typeof data7 != "boolean") {
        let err23 = { instancePath: instancePath + "/consent", keyword: "type", message: "must be boolean" };
        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
      }
      if (data7 !== !0) {
        let err24 = { instancePath: instancePath + "/consent", keyword: "const", message: "must be equal to constant" };
        vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
      }
    }
    if (data.consentVersion !== void 0) {
      let data8 = data.consentVersion;
      if (typeof data8 == "string") {
        if (ucs2length(data8) > 40) {
          let err25 = { instancePath: instancePath + "/consentVersion", keyword: "maxLength", message: "must NOT have more than 40 characters" };
          vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
        }
        if (ucs2length(data8) < 1) {
          let err26 = { instancePath: instancePath + "/consentVersion", keyword: "minLength", message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
        }
      } else {
        let err27 = { instancePath: instancePath + "/consentVersion", keyword: "type", message: "must be string" };
        vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
      }
    }
    data.language !== void 0 && (validate3(data.language, { instancePath: instancePath + "/language" }) || (vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors), errors = vErrors.length));
  } else {
    let err28 = { instancePath, keyword: "type", message: "must be object" };
    vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
  }
  return validate4.errors = vErrors, errors === 0;
}
var validateStopSmsAlerts = validateResendSmsConfirmation;
export {
  validateResendSmsConfirmation,
  validateSetPaperless,
  validateStartSmsAlerts,
  validateStopSmsAlerts
};
