// Generated from specs/apex/openapi.yaml by `npm run generate`. Do not edit.

function ucs2length(text) {
  let length = 0;
  for (let at = 0; at < text.length; at += 1)
    length += 1, (text.charCodeAt(at) & 64512) === 55296 && (text.charCodeAt(at + 1) & 64512) === 56320 && (at += 1);
  return length;
}

var validateEnrollInPlan = validate0;
var formats0 = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
function validate1(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "string") {
    if (ucs2length(data) > 254) {
      let err0 = { instancePath, keyword: "maxLength", message: "must NOT have more than 254 characters" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (!formats0.test(data)) {
      let err1 = { instancePath, keyword: "format", message: 'must match format "email"' };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  } else {
    let err2 = { instancePath, keyword: "type", message: "must be string" };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate1.errors = vErrors, errors === 0;
}
var pattern0 = /* @__PURE__ */ new RegExp("^[0-9]{5}$", "u");
function validate2(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "string") {
    if (!pattern0.test(data)) {
      let err0 = { instancePath, keyword: "pattern", message: 'must match pattern "^[0-9]{5}$"' };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  } else {
    let err1 = { instancePath, keyword: "type", message: "must be string" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate2.errors = vErrors, errors === 0;
}
var pattern1 = /* @__PURE__ */ new RegExp("^[0-9A-Za-z-]{4,20}$", "u");
function validate3(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "string") {
    if (!pattern1.test(data)) {
      let err0 = { instancePath, keyword: "pattern", message: 'must match pattern "^[0-9A-Za-z-]{4,20}$"' };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  } else {
    let err1 = { instancePath, keyword: "type", message: "must be string" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate3.errors = vErrors, errors === 0;
}
var formats1 = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
function validate4(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "string") {
    if (!formats1.test(data)) {
      let err0 = { instancePath, keyword: "format", message: 'must match format "uuid"' };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  } else {
    let err1 = { instancePath, keyword: "type", message: "must be string" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate4.errors = vErrors, errors === 0;
}
function validate5(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data != "string") {
    let err0 = { instancePath, keyword: "type", message: "must be string" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "en" || data === "es")) {
    let err1 = { instancePath, keyword: "enum", message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate5.errors = vErrors, errors === 0;
}
var pattern2 = /* @__PURE__ */ new RegExp("^[A-Z]{2}$", "u"), pattern3 = /* @__PURE__ */ new RegExp("^([0-9]{17}|[0-9]{22})$", "u"), formats2 = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;
function validate0(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.planId === void 0) {
      let err0 = { instancePath, keyword: "required", message: "must have required property 'planId'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.planId !== void 0) {
      let data0 = data.planId;
      if (typeof data0 == "string" && ucs2length(data0) < 1) {
        let err1 = { instancePath: instancePath + "/planId", keyword: "minLength", message: "must NOT have fewer than 1 characters" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
      if (Array.isArray(data0) && data0.length < 1) {
        let err2 = { instancePath: instancePath + "/planId", keyword: "minItems", message: "must NOT have fewer than 1 items" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.idempotencyKey === void 0) {
      let err3 = { instancePath, keyword: "required", message: "must have required property 'idempotencyKey'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.idempotencyKey !== void 0) {
      let data1 = data.idempotencyKey;
      if (typeof data1 == "string" && ucs2length(data1) < 1) {
        let err4 = { instancePath: instancePath + "/idempotencyKey", keyword: "minLength", message: "must NOT have fewer than 1 characters" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (Array.isArray(data1) && data1.length < 1) {
        let err5 = { instancePath: instancePath + "/idempotencyKey", keyword: "minItems", message: "must NOT have fewer than 1 items" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.acceptTerms === void 0) {
      let err6 = { instancePath, keyword: "required", message: "must have required property 'acceptTerms'" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.city === void 0) {
      let err7 = { instancePath, keyword: "required", message: "must have required property 'city'" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.email === void 0) {
      let err8 = { instancePath, keyword: "required", message: "must have required property 'email'" };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.firstName === void 0) {
      let err9 = { instancePath, keyword: "required", message: "must have required property 'firstName'" };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.idempotencyKey === void 0) {
      let err10 = { instancePath, keyword: "required", message: "must have required property 'idempotencyKey'" };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    if (data.kind === void 0) {
      let err11 = { instancePath, keyword: "required", message: "must have required property 'kind'" };
      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
    if (data.language === void 0) {
      let err12 = { instancePath, keyword: "required", message: "must have required property 'language'" };
      vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
    }
    if (data.lastName === void 0) {
      let err13 = { instancePath, keyword: "required", message: "must have required property 'lastName'" };
      vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
    }
    if (data.mobilePhone === void 0) {
      let err14 = { instancePath, keyword: "required", message: "must have required property 'mobilePhone'" };
      vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
    }
    if (data.planId === void 0) {
      let err15 = { instancePath, keyword: "required", message: "must have required property 'planId'" };
      vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
    }
    if (data.requestedStartDate === void 0) {
      let err16 = { instancePath, keyword: "required", message: "must have required property 'requestedStartDate'" };
      vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
    }
    if (data.state === void 0) {
      let err17 = { instancePath, keyword: "required", message: "must have required property 'state'" };
      vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
    }
    if (data.street === void 0) {
      let err18 = { instancePath, keyword: "required", message: "must have required property 'street'" };
      vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
    }
    if (data.termsVersion === void 0) {
      let err19 = { instancePath, keyword: "required", message: "must have required property 'termsVersion'" };
      vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
    }
    if (data.zipCode === void 0) {
      let err20 = { instancePath, keyword: "required", message: "must have required property 'zipCode'" };
      vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
    }
    if (data.planId !== void 0) {
      let data2 = data.planId;
      if (typeof data2 == "string") {
        if (ucs2length(data2) > 64) {
          let err21 = { instancePath: instancePath + "/planId", keyword: "maxLength", message: "must NOT have more than 64 characters" };
          vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
        }
        if (ucs2length(data2) < 1) {
          let err22 = { instancePath: instancePath + "/planId", keyword: "minLength", message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
        }
      } else {
        let err23 = { instancePath: instancePath + "/planId", keyword: "type", message: "must be string" };
        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
      }
    }
    if (data.firstName !== void 0) {
      let data3 = data.firstName;
      if (typeof data3 == "string") {
        if (ucs2length(data3) > 40) {
          let err24 = { instancePath: instancePath + "/firstName", keyword: "maxLength", message: "must NOT have more than 40 characters" };
          vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
        }
        if (ucs2length(data3) < 1) {
          let err25 = { instancePath: instancePath + "/firstName", keyword: "minLength", message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
        }
      } else {
        let err26 = { instancePath: instancePath + "/firstName", keyword: "type", message: "must be string" };
        vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
      }
    }
    if (data.lastName !== void 0) {
      let data4 = data.lastName;
      if (typeof data4 == "string") {
        if (ucs2length(data4) > 80) {
          let err27 = { instancePath: instancePath + "/lastName", keyword: "maxLength", message: "must NOT have more than 80 characters" };
          vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
        }
        if (ucs2length(data4) < 1) {
          let err28 = { instancePath: instancePath + "/lastName", keyword: "minLength", message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
        }
      } else {
        let err29 = { instancePath: instancePath + "/lastName", keyword: "type", message: "must be string" };
        vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
      }
    }
    if (data.email !== void 0 && (validate1(data.email, { instancePath: instancePath + "/email" }) || (vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors), errors = vErrors.length)), data.mobilePhone !== void 0) {
      let data6 = data.mobilePhone;
      if (typeof data6 == "string") {
        if (ucs2length(data6) > 30) {
          let err30 = { instancePath: instancePath + "/mobilePhone", keyword: "maxLength", message: "must NOT have more than 30 characters" };
          vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
        }
        if (ucs2length(data6) < 1) {
          let err31 = { instancePath: instancePath + "/mobilePhone", keyword: "minLength", message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
        }
      } else {
        let err32 = { instancePath: instancePath + "/mobilePhone", keyword: "type", message: "must be string" };
        vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
      }
    }
    if (data.street !== void 0) {
      let data7 = data.street;
      if (typeof data7 == "string") {
        if (ucs2length(data7) > 120) {
          let err33 = { instancePath: instancePath + "/street", keyword: "maxLength", message: "must NOT have more than 120 characters" };
          vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
        }
        if (ucs2length(data7) < 1) {
          let err34 = { instancePath: instancePath + "/street", keyword: "minLength", message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
        }
      } else {
        let err35 = { instancePath: instancePath + "/street", keyword: "type", message: "must be string" };
        vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
      }
    }
    if (data.unit !== void 0) {
      let data8 = data.unit;
      if (typeof data8 == "string") {
        if (ucs2length(data8) > 40) {
          let err36 = { instancePath: instancePath + "/unit", keyword: "maxLength", message: "must NOT have more than 40 characters" };
          vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
        }
      } else {
        let err37 = { instancePath: instancePath + "/unit", keyword: "type", message: "must be string" };
        vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
      }
    }
    if (data.city !== void 0) {
      let data9 = data.city;
      if (typeof data9 == "string") {
        if (ucs2length(data9) > 80) {
          let err38 = { instancePath: instancePath + "/city", keyword: "maxLength", message: "must NOT have more than 80 characters" };
          vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
        }
        if (ucs2length(data9) < 1) {
          let err39 = { instancePath: instancePath + "/city", keyword: "minLength", message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
        }
      } else {
        let err40 = { instancePath: instancePath + "/city", keyword: "type", message: "must be string" };
        vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
      }
    }
    if (data.state !== void 0) {
      let data10 = data.state;
      if (typeof data10 == "string") {
        if (!pattern2.test(data10)) {
          let err41 = { instancePath: instancePath + "/state", keyword: "pattern", message: 'must match pattern "^[A-Z]{2}$"' };
          vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
        }
      } else {
        let err42 = { instancePath: instancePath + "/state", keyword: "type", message: "must be string" };
        vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
      }
    }
    if (data.zipCode !== void 0 && (validate2(data.zipCode, { instancePath: instancePath + "/zipCode" }) || (vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors), errors = vErrors.length)), data.esiid !== void 0) {
      let data12 = data.esiid;
      if (typeof data12 == "string") {
        if (!pattern3.test(data12)) {
          let err43 = { instancePath: instancePath + "/esiid", keyword: "pattern", message: 'must match pattern "^([0-9]{17}|[0-9]{22})$"' };
          vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
        }
      } else {
        let err44 = { instancePath: instancePath + "/esiid", keyword: "type", message: "must be string" };
        vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
      }
    }
    if (data.requestedStartDate !== void 0) {
      let data13 = data.requestedStartDate;
      if (typeof data13 == "string") {
        if (!formats2.test(data13)) {
          let err45 = { instancePath: instancePath + "/requestedStartDate", keyword: "format", message: 'must match format "date"' };
          vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
        }
      } else {
        let err46 = { instancePath: instancePath + "/requestedStartDate", keyword: "type", message: "must be string" };
        vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
      }
    }
    if (data.kind !== void 0) {
      let data14 = data.kind;
      if (typeof data14 != "string") {
        let err47 = { instancePath: instancePath + "/kind", keyword: "type", message: "must be string" };
        vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
      }
      if (!(data14 === "moveIn" || data14 === "switch")) {
        let err48 = { instancePath: instancePath + "/kind", keyword: "enum", message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err48] : vErrors.push(err48), errors++;
      }
    }
    if (data.accountNumber !== void 0 && (validate3(data.accountNumber, { instancePath: instancePath + "/accountNumber" }) || (vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors), errors = vErrors.length)), data.acceptTerms !== void 0) {
      let data16 = data.acceptTerms;
      if (typeof data16 != "boolean") {
        let err49 = { instancePath: instancePath + "/acceptTerms", keyword: "type", message: "must be boolean" };
        vErrors === null ? vErrors = [err49] : vErrors.push(err49), errors++;
      }
      if (data16 !== !0) {
        let err50 = { instancePath: instancePath + "/acceptTerms", keyword: "const", message: "must be equal to constant" };
        vErrors === null ? vErrors = [err50] : vErrors.push(err50), errors++;
      }
    }
    if (data.termsVersion !== void 0) {
      let data17 = data.termsVersion;
      if (typeof data17 == "string") {
        if (ucs2length(data17) > 40) {
          let err51 = { instancePath: instancePath + "/termsVersion", keyword: "maxLength", message: "must NOT have more than 40 characters" };
          vErrors === null ? vErrors = [err51] : vErrors.push(err51), errors++;
        }
        if (ucs2length(data17) < 1) {
          let err52 = { instancePath: instancePath + "/termsVersion", keyword: "minLength", message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err52] : vErrors.push(err52), errors++;
        }
      } else {
        let err53 = { instancePath: instancePath + "/termsVersion", keyword: "type", message: "must be string" };
        vErrors === null ? vErrors = [err53] : vErrors.push(err53), errors++;
      }
    }
    data.idempotencyKey !== void 0 && (validate4(data.idempotencyKey, { instancePath: instancePath + "/idempotencyKey" }) || (vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors), errors = vErrors.length)), data.language !== void 0 && (validate5(data.language, { instancePath: instancePath + "/language" }) || (vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors), errors = vErrors.length));
  } else {
    let err54 = { instancePath, keyword: "type", message: "must be object" };
    vErrors === null ? vErrors = [err54] : vErrors.push(err54), errors++;
  }
  return validate0.errors = vErrors, errors === 0;
}
export {
  validateEnrollInPlan
};
