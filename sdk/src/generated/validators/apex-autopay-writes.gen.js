// Generated from specs/apex/openapi.yaml by `npm run generate`. Do not edit.

function ucs2length(text) {
  let length = 0;
  for (let at = 0; at < text.length; at += 1)
    length += 1, (text.charCodeAt(at) & 64512) === 55296 && (text.charCodeAt(at + 1) & 64512) === 56320 && (at += 1);
  return length;
}

var validateAddPaymentMethod = validate0;
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
var pattern1 = /* @__PURE__ */ new RegExp("^[A-Za-z0-9_-]+$", "u");
function validate2(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "string") {
    if (ucs2length(data) > 256) {
      let err0 = { instancePath, keyword: "maxLength", message: "must NOT have more than 256 characters" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (ucs2length(data) < 8) {
      let err1 = { instancePath, keyword: "minLength", message: "must NOT have fewer than 8 characters" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (!pattern1.test(data)) {
      let err2 = { instancePath, keyword: "pattern", message: 'must match pattern "^[A-Za-z0-9_-]+$"' };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
  } else {
    let err3 = { instancePath, keyword: "type", message: "must be string" };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate2.errors = vErrors, errors === 0;
}
var formats0 = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
function validate3(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "string") {
    if (!formats0.test(data)) {
      let err0 = { instancePath, keyword: "format", message: 'must match format "uuid"' };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  } else {
    let err1 = { instancePath, keyword: "type", message: "must be string" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate3.errors = vErrors, errors === 0;
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
    if (data.paymentToken === void 0) {
      let err3 = { instancePath, keyword: "required", message: "must have required property 'paymentToken'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.paymentToken !== void 0) {
      let data1 = data.paymentToken;
      if (typeof data1 == "string" && ucs2length(data1) < 1) {
        let err4 = { instancePath: instancePath + "/paymentToken", keyword: "minLength", message: "must NOT have fewer than 1 characters" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (Array.isArray(data1) && data1.length < 1) {
        let err5 = { instancePath: instancePath + "/paymentToken", keyword: "minItems", message: "must NOT have fewer than 1 items" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.idempotencyKey === void 0) {
      let err6 = { instancePath, keyword: "required", message: "must have required property 'idempotencyKey'" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.idempotencyKey !== void 0) {
      let data2 = data.idempotencyKey;
      if (typeof data2 == "string" && ucs2length(data2) < 1) {
        let err7 = { instancePath: instancePath + "/idempotencyKey", keyword: "minLength", message: "must NOT have fewer than 1 characters" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (Array.isArray(data2) && data2.length < 1) {
        let err8 = { instancePath: instancePath + "/idempotencyKey", keyword: "minItems", message: "must NOT have fewer than 1 items" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.accountNumber === void 0) {
      let err9 = { instancePath, keyword: "required", message: "must have required property 'accountNumber'" };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.idempotencyKey === void 0) {
      let err10 = { instancePath, keyword: "required", message: "must have required property 'idempotencyKey'" };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    if (data.method === void 0) {
      let err11 = { instancePath, keyword: "required", message: "must have required property 'method'" };
      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
    if (data.paymentToken === void 0) {
      let err12 = { instancePath, keyword: "required", message: "must have required property 'paymentToken'" };
      vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
    }
    if (data.accountNumber !== void 0 && (validate1(data.accountNumber, { instancePath: instancePath + "/accountNumber" }) || (vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors), errors = vErrors.length)), data.method !== void 0) {
      let data4 = data.method;
      if (typeof data4 != "string") {
        let err13 = { instancePath: instancePath + "/method", keyword: "type", message: "must be string" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
      if (!(data4 === "card" || data4 === "bank")) {
        let err14 = { instancePath: instancePath + "/method", keyword: "enum", message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    data.paymentToken !== void 0 && (validate2(data.paymentToken, { instancePath: instancePath + "/paymentToken" }) || (vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors), errors = vErrors.length)), data.idempotencyKey !== void 0 && (validate3(data.idempotencyKey, { instancePath: instancePath + "/idempotencyKey" }) || (vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors), errors = vErrors.length));
  } else {
    let err15 = { instancePath, keyword: "type", message: "must be object" };
    vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
  }
  return validate0.errors = vErrors, errors === 0;
}
var validateCancelAutopay = validate4;
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
    if (data.accountNumber === void 0) {
      let err3 = { instancePath, keyword: "required", message: "must have required property 'accountNumber'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    data.accountNumber !== void 0 && (validate1(data.accountNumber, { instancePath: instancePath + "/accountNumber" }) || (vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors), errors = vErrors.length));
  } else {
    let err4 = { instancePath, keyword: "type", message: "must be object" };
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  return validate4.errors = vErrors, errors === 0;
}
var validateChangeAutopay = validate5;
function validate6(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data != "string") {
    let err0 = { instancePath, keyword: "type", message: "must be string" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "en" || data === "es")) {
    let err1 = { instancePath, keyword: "enum", message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate6.errors = vErrors, errors === 0;
}
var pattern2 = /* @__PURE__ */ new RegExp("^[0-9a-f]{64}$", "u");
function validate5(data, { instancePath = "" } = {}) {
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
    if (data.method === void 0) {
      let err3 = { instancePath, keyword: "required", message: "must have required property 'method'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.method !== void 0) {
      let data1 = data.method;
      if (typeof data1 == "string" && ucs2length(data1) < 1) {
        let err4 = { instancePath: instancePath + "/method", keyword: "minLength", message: "must NOT have fewer than 1 characters" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (Array.isArray(data1) && data1.length < 1) {
        let err5 = { instancePath: instancePath + "/method", keyword: "minItems", message: "must NOT have fewer than 1 items" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.textVersion === void 0) {
      let err6 = { instancePath, keyword: "required", message: "must have required property 'textVersion'" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.textVersion !== void 0) {
      let data2 = data.textVersion;
      if (typeof data2 == "string" && ucs2length(data2) < 1) {
        let err7 = { instancePath: instancePath + "/textVersion", keyword: "minLength", message: "must NOT have fewer than 1 characters" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (Array.isArray(data2) && data2.length < 1) {
        let err8 = { instancePath: instancePath + "/textVersion", keyword: "minItems", message: "must NOT have fewer than 1 items" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.textHash === void 0) {
      let err9 = { instancePath, keyword: "required", message: "must have required property 'textHash'" };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.textHash !== void 0) {
      let data3 = data.textHash;
      if (typeof data3 == "string" && ucs2length(data3) < 1) {
        let err10 = { instancePath: instancePath + "/textHash", keyword: "minLength", message: "must NOT have fewer than 1 characters" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
      if (Array.isArray(data3) && data3.length < 1) {
        let err11 = { instancePath: instancePath + "/textHash", keyword: "minItems", message: "must NOT have fewer than 1 items" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.idempotencyKey === void 0) {
      let err12 = { instancePath, keyword: "required", message: "must have required property 'idempotencyKey'" };
      vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
    }
    if (data.idempotencyKey !== void 0) {
      let data4 = data.idempotencyKey;
      if (typeof data4 == "string" && ucs2length(data4) < 1) {
        let err13 = { instancePath: instancePath + "/idempotencyKey", keyword: "minLength", message: "must NOT have fewer than 1 characters" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
      if (Array.isArray(data4) && data4.length < 1) {
        let err14 = { instancePath: instancePath + "/idempotencyKey", keyword: "minItems", message: "must NOT have fewer than 1 items" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
  }
  let _errs12 = errors, valid6 = !1, _errs13 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.paymentMethodId === void 0) {
      let err15 = { instancePath, keyword: "required", message: "must have required property 'paymentMethodId'" };
      vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
    }
    if (data.paymentMethodId !== void 0) {
      let data5 = data.paymentMethodId;
      if (typeof data5 == "string" && ucs2length(data5) < 1) {
        let err16 = { instancePath: instancePath + "/paymentMethodId", keyword: "minLength", message: "must NOT have fewer than 1 characters" };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
      if (Array.isArray(data5) && data5.length < 1) {
        let err17 = { instancePath: instancePath + "/paymentMethodId", keyword: "minItems", message: "must NOT have fewer than 1 items" };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
  }
  var _valid0 = _errs13 === errors;
  if (valid6 = valid6 || _valid0, !valid6) {
    let _errs15 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.paymentToken === void 0) {
        let err18 = { instancePath, keyword: "required", message: "must have required property 'paymentToken'" };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
      if (data.paymentToken !== void 0) {
        let data6 = data.paymentToken;
        if (typeof data6 == "string" && ucs2length(data6) < 1) {
          let err19 = { instancePath: instancePath + "/paymentToken", keyword: "minLength", message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
        if (Array.isArray(data6) && data6.length < 1) {
          let err20 = { instancePath: instancePath + "/paymentToken", keyword: "minItems", message: "must NOT have fewer than 1 items" };
          vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
        }
      }
    }
    var _valid0 = _errs15 === errors;
    valid6 = valid6 || _valid0;
  }
  if (valid6)
    errors = _errs12, vErrors !== null && (_errs12 ? vErrors.length = _errs12 : vErrors = null);
  else {
    let err21 = { instancePath, keyword: "anyOf", message: "must match a schema in anyOf" };
    vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.accountNumber === void 0) {
      let err22 = { instancePath, keyword: "required", message: "must have required property 'accountNumber'" };
      vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
    }
    if (data.authorized === void 0) {
      let err23 = { instancePath, keyword: "required", message: "must have required property 'authorized'" };
      vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
    }
    if (data.idempotencyKey === void 0) {
      let err24 = { instancePath, keyword: "required", message: "must have required property 'idempotencyKey'" };
      vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
    }
    if (data.language === void 0) {
      let err25 = { instancePath, keyword: "required", message: "must have required property 'language'" };
      vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
    }
    if (data.method === void 0) {
      let err26 = { instancePath, keyword: "required", message: "must have required property 'method'" };
      vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
    }
    if (data.textHash === void 0) {
      let err27 = { instancePath, keyword: "required", message: "must have required property 'textHash'" };
      vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
    }
    if (data.textVersion === void 0) {
      let err28 = { instancePath, keyword: "required", message: "must have required property 'textVersion'" };
      vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
    }
    if (data.accountNumber !== void 0 && (validate1(data.accountNumber, { instancePath: instancePath + "/accountNumber" }) || (vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors), errors = vErrors.length)), data.method !== void 0) {
      let data8 = data.method;
      if (typeof data8 != "string") {
        let err29 = { instancePath: instancePath + "/method", keyword: "type", message: "must be string" };
        vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
      }
      if (!(data8 === "card" || data8 === "bank")) {
        let err30 = { instancePath: instancePath + "/method", keyword: "enum", message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
      }
    }
    if (data.paymentMethodId !== void 0) {
      let data9 = data.paymentMethodId;
      if (typeof data9 == "string") {
        if (ucs2length(data9) > 64) {
          let err31 = { instancePath: instancePath + "/paymentMethodId", keyword: "maxLength", message: "must NOT have more than 64 characters" };
          vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
        }
        if (ucs2length(data9) < 4) {
          let err32 = { instancePath: instancePath + "/paymentMethodId", keyword: "minLength", message: "must NOT have fewer than 4 characters" };
          vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
        }
      } else {
        let err33 = { instancePath: instancePath + "/paymentMethodId", keyword: "type", message: "must be string" };
        vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
      }
    }
    if (data.paymentToken !== void 0 && (validate2(data.paymentToken, { instancePath: instancePath + "/paymentToken" }) || (vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors), errors = vErrors.length)), data.textVersion !== void 0) {
      let data11 = data.textVersion;
      if (typeof data11 == "string") {
        if (ucs2length(data11) > 40) {
          let err34 = { instancePath: instancePath + "/textVersion", keyword: "maxLength", message: "must NOT have more than 40 characters" };
          vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
        }
        if (ucs2length(data11) < 1) {
          let err35 = { instancePath: instancePath + "/textVersion", keyword: "minLength", message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
        }
      } else {
        let err36 = { instancePath: instancePath + "/textVersion", keyword: "type", message: "must be string" };
        vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
      }
    }
    if (data.textHash !== void 0) {
      let data12 = data.textHash;
      if (typeof data12 == "string") {
        if (!pattern2.test(data12)) {
          let err37 = { instancePath: instancePath + "/textHash", keyword: "pattern", message: 'must match pattern "^[0-9a-f]{64}$"' };
          vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
        }
      } else {
        let err38 = { instancePath: instancePath + "/textHash", keyword: "type", message: "must be string" };
        vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
      }
    }
    if (data.language !== void 0 && (validate6(data.language, { instancePath: instancePath + "/language" }) || (vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors), errors = vErrors.length)), data.authorized !== void 0) {
      let data14 = data.authorized;
      if (typeof data14 != "boolean") {
        let err39 = { instancePath: instancePath + "/authorized", keyword: "type", message: "must be boolean" };
        vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
      }
      if (data14 !== !0) {
        let err40 = { instancePath: instancePath + "/authorized", keyword: "const", message: "must be equal to constant" };
        vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
      }
    }
    data.idempotencyKey !== void 0 && (validate3(data.idempotencyKey, { instancePath: instancePath + "/idempotencyKey" }) || (vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors), errors = vErrors.length));
  } else {
    let err41 = { instancePath, keyword: "type", message: "must be object" };
    vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
  }
  return validate5.errors = vErrors, errors === 0;
}
var validateRemovePaymentMethod = validate7;
function validate7(data, { instancePath = "" } = {}) {
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
    if (data.paymentMethodId === void 0) {
      let err3 = { instancePath, keyword: "required", message: "must have required property 'paymentMethodId'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.paymentMethodId !== void 0) {
      let data1 = data.paymentMethodId;
      if (typeof data1 == "string" && ucs2length(data1) < 1) {
        let err4 = { instancePath: instancePath + "/paymentMethodId", keyword: "minLength", message: "must NOT have fewer than 1 characters" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (Array.isArray(data1) && data1.length < 1) {
        let err5 = { instancePath: instancePath + "/paymentMethodId", keyword: "minItems", message: "must NOT have fewer than 1 items" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.accountNumber === void 0) {
      let err6 = { instancePath, keyword: "required", message: "must have required property 'accountNumber'" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.paymentMethodId === void 0) {
      let err7 = { instancePath, keyword: "required", message: "must have required property 'paymentMethodId'" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.accountNumber !== void 0 && (validate1(data.accountNumber, { instancePath: instancePath + "/accountNumber" }) || (vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors), errors = vErrors.length)), data.paymentMethodId !== void 0) {
      let data3 = data.paymentMethodId;
      if (typeof data3 == "string") {
        if (ucs2length(data3) > 64) {
          let err8 = { instancePath: instancePath + "/paymentMethodId", keyword: "maxLength", message: "must NOT have more than 64 characters" };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (ucs2length(data3) < 4) {
          let err9 = { instancePath: instancePath + "/paymentMethodId", keyword: "minLength", message: "must NOT have fewer than 4 characters" };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/paymentMethodId", keyword: "type", message: "must be string" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
  } else {
    let err11 = { instancePath, keyword: "type", message: "must be object" };
    vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
  }
  return validate7.errors = vErrors, errors === 0;
}
var validateSetUpAutopay = validateChangeAutopay;
export {
  validateAddPaymentMethod,
  validateCancelAutopay,
  validateChangeAutopay,
  validateRemovePaymentMethod,
  validateSetUpAutopay
};
